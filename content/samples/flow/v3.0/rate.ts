import { formatUnits, parseUnits } from 'viem';

const [amount, decimals, days] = process.argv.slice(2);
if (!amount || !decimals || !days)
  throw new Error('Usage: npx tsx rate.ts AMOUNT DECIMALS DAYS');

// #region rate
const units = parseUnits(amount, Number(decimals));
const scale = 10n ** (18n - BigInt(decimals));
const seconds = BigInt(days) * 86_400n;
const rate = (units * scale) / seconds;
// #endregion

// #region check
const owed = (rate * seconds) / scale;
const shortfall = units * scale - rate * seconds;
const secondsLate = (shortfall + rate - 1n) / rate;
// #endregion

console.log(`Rate per second: ${rate}`);
console.log(`Owed after ${days} days: ${formatUnits(owed, Number(decimals))}`);
console.log(`Owed in full ${secondsLate} s later`);
