/** Random numbers that are the same in every run. */
export class Random {
  constructor(private state: number) {}

  /** Returns a number from 0 to 1, by the algorithm mulberry32. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** @throws if the list is empty */
  pick<Value>(list: readonly Value[]): Value {
    const index = Math.floor(this.next() * list.length);
    if (index >= list.length) throw new Error('There is nothing to pick from.');
    return list[index] as Value;
  }
}
