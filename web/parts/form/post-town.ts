import { flushSync } from 'react-dom';
import type { Language } from '../../../domain/base/language.ts';

/** Finnish name, Swedish one where it differs, postal codes. Source: docs/decisions/0072-field-rules.md */
type TownRow = [fi: string, sv: string, codes: string];

let loading: Promise<Map<string, TownRow>> | null = null;

/**
 * The town of a postal code, or null. The table is loaded with the first code, from our own origin; failures are
 * ignored.
 */
async function townOf(zipCode: string, language: Language): Promise<string | null> {
  loading ??= loadTowns();
  const towns = await loading.catch(() => {
    loading = null;
    return null;
  });
  const row = towns?.get(zipCode);
  if (!row) return null;
  const [fi, sv] = row;
  return language === 'sv' && sv !== '' ? sv : fi;
}

async function loadTowns(): Promise<Map<string, TownRow>> {
  const response = await fetch(new URL('./post-towns.json', import.meta.url));
  if (!response.ok) throw new Error(`towns: ${response.status}`);
  const rows = (await response.json()) as TownRow[];
  return new Map(rows.flatMap((row) => row[2].split(' ').map((code) => [code, row] as const)));
}

export type AddressOfTown = {
  zipCode: string;
  city: string;
  onTown: (town: string) => void;
  /** The town that was filled in automatically. */
  filled: string;
};

/** The address as it is now, also if it changed while the town was loading. */
export async function fillTown(address: AddressOfTown, language: Language): Promise<void> {
  const { zipCode } = address;
  if (!isOurs(address)) return;
  const town = await townOf(zipCode, language);
  if (town === null || address.zipCode !== zipCode || !isOurs(address)) return;
  address.filled = town;
  const field = document.activeElement;
  const before = field instanceof HTMLInputElement ? field.value : null;
  flushSync(() => address.onTown(town));
  // Selected, so that typing replaces the filled-in town.
  if (field instanceof HTMLInputElement && before !== town && field.value === town) field.select();
}

function isOurs({ city, filled }: AddressOfTown): boolean {
  return city === '' || city === filled;
}
