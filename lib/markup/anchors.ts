/**
 * The anchor of a heading: its letters and digits in lower case, joined by hyphens. Case and punctuation leave no
 * trace, so mending either never breaks a link.
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
 * Gives each anchor once: a second heading with the same words gets `-2`.
 * @param reserved anchors that are given already
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
