/** Returns the text of a button's code block, without the lines that a diff removes. */
export function codeOf(button: Element): string {
  const code = button.closest('figure')?.querySelector('code');
  const lines = [...(code?.querySelectorAll('.line') ?? [])];
  if (lines.length === 0) return code?.textContent ?? '';
  return lines
    .filter((line) => !line.classList.contains('line-removed'))
    .map((line) => line.textContent)
    .join('\n');
}
