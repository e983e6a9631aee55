/**
 * Returns the anchor of a heading: its letters and digits in lowercase, joined by hyphens. Case and punctuation don't
 * affect it, so fixing either never breaks a link.
 */
export function toAnchor(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f'’]/g, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join('-') ?? 'section'
  );
}

/**
 * Returns a function that generates unique anchors: a second heading with the same words gets `-2`.
 * @param reserved anchors that are already taken
 */
export function createAnchors(reserved: Iterable<string> = []): (text: string) => string {
  const taken = new Set(reserved);
  return (text) => {
    const base = toAnchor(text);
    let anchor = base;
    for (let count = 2; taken.has(anchor); count += 1) anchor = `${base}-${count}`;
    taken.add(anchor);
    return anchor;
  };
}
