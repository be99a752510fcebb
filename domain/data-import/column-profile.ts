import { repairText } from '../base/well-formed-text.ts';
import { maskEmail } from '../office/mask-contact.ts';
import { SAMPLE_VALUES } from './import-states.ts';

export type Profile = {
  name: string;
  fillRate: number;
  distinct: number;
  isMore: boolean;
  longest: number;
  samples: string[];
};

const MOST_DISTINCT = 1_000;
/** With so few distinct values a column holds words of the system, not personal data. */
const FEW = 12;
const SECRET = /token|passw|secret|code|koodi/i;
const SHOWN = 3;

/** Profiles a column row by row, in memory that does not grow with the file. */
export class ColumnCount {
  readonly #name: string;
  readonly #values = new Set<string>();
  #filled = 0;
  #rows = 0;
  #longest = 0;
  #isMore = false;

  constructor(name: string) {
    this.#name = name;
  }

  add(cell: string): void {
    this.#rows += 1;
    const value = cell.trim();
    if (value === '') return;
    this.#filled += 1;
    this.#longest = Math.max(this.#longest, value.length);
    if (this.#values.size < MOST_DISTINCT) this.#values.add(value.slice(0, 100));
    else if (!this.#values.has(value.slice(0, 100))) this.#isMore = true;
  }

  /** Some values, for guessing the date format. */
  values(): Iterable<string> {
    return this.#values;
  }

  profile(): Profile {
    const distinct = this.#values.size;
    const isOfSystem = !this.#isMore && distinct <= FEW && this.#filled > distinct * 2;
    const samples = SECRET.test(this.#name)
      ? []
      : [...this.#values]
          .slice(0, SAMPLE_VALUES)
          .map((value) => (isOfSystem ? repairText(value) : maskedSample(value)));
    return {
      name: this.#name,
      fillRate: this.#rows === 0 ? 0 : this.#filled / this.#rows,
      distinct,
      isMore: this.#isMore,
      longest: this.#longest,
      samples,
    };
  }
}

/** Enough to recognise the column, too little to identify a person. Dates stay, because their format is needed. */
function maskedSample(text: string): string {
  const value = repairText(text);
  if (value.includes('@')) return maskEmail(value);
  if (/^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}/.test(value)) return value.slice(0, 30);
  const signs = [...value];
  return signs.length <= SHOWN ? value : `${signs.slice(0, SHOWN).join('')}… (${signs.length})`;
}
