const turned: Record<string, string> = { LR: 'TD', RL: 'BT', TD: 'LR', TB: 'LR', BT: 'RL' };

/** Labels are broken into lines of about this length. */
const lineLength = 14;

/** Returns a checked flowchart in both directions, with its labels broken into short lines. */
export function narrowForms(mermaid: string): string[] {
  const short = mermaid.replace(/(?<!\|)"([^"]+)"(?!\|)/g, (_, label: string) => `"${breakLabel(label)}"`);
  return [short, short.replace(/\b(?:LR|RL|TD|TB|BT)$/m, (direction) => turned[direction] ?? direction)];
}

function breakLabel(label: string): string {
  return label
    .split(/<br\s*\/?>/)
    .map((line) => breakLine(line))
    .join('<br>');
}

/** Breaks a line at the spaces that make its parts about equally long. */
function breakLine(line: string): string {
  const count = Math.ceil(line.length / lineLength);
  if (count < 2) return line;
  const target = line.length / count;
  const parts: string[] = [];
  for (const word of line.split(' ')) {
    const last = parts.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= Math.max(target + 2, lineLength))
      parts[parts.length - 1] = `${last} ${word}`;
    else parts.push(word);
  }
  return parts.join('<br>');
}
