import type { Address, Hex } from 'viem';

// #region eligibility
export type Eligibility = {
  index: number;
  proof: Hex[];
  address: Address;
  amount: string;
};

/** Returns an address's entry on the campaign's list, or `undefined` if it isn't listed. */
export async function readEligibility(
  address: Address,
  cid: string,
): Promise<Eligibility | undefined> {
  const url = new URL(`${process.env.MERKLE_API_URL}/api/eligibility`);
  url.search = new URLSearchParams({ address, cid }).toString();
  const response = await fetch(url, {
    headers: { Authorization: `Bearer ${process.env.MERKLE_API_BEARER_TOKEN}` },
  });
  if (response.status === 400) return undefined;
  const answer: Eligibility & { message?: string } = await response.json();
  if (!response.ok) throw new Error(answer.message);
  return answer;
}
// #endregion
