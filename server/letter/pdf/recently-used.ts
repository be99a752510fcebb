/** Capacity of each of two generations: the form texts in three languages plus recent ones. */
const MOST = 300;

/** Generational cache by text: when the young generation is full, entries unused since the last swap are evicted. */
export class RecentlyUsed<Value> {
  #young = new Map<string, Value>();
  #old = new Map<string, Value>();

  get(text: string): Value | undefined {
    const young = this.#young.get(text);
    if (young !== undefined) return young;
    const old = this.#old.get(text);
    if (old !== undefined) this.set(text, old);
    return old;
  }

  set(text: string, value: Value): void {
    if (this.#young.size >= MOST) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(text, value);
  }
}
