import { useEffect, useRef } from 'react';
import type { Language } from '../../../domain/base/language.ts';
import { usePage } from '../../platform/page-context.tsx';

/** Finnish name, Swedish one where it differs, postal codes. Source: docs/decisions/0250-town-from-postal-code.md */
type TownRow = [fi: string, sv: string, codes: string];

let loading: Promise<Map<string, TownRow>> | null = null;

/** The town of a postal code, or null. Fetched with the first code, from our own origin; a failure is silent. */
export async function townOf(zipCode: string, language: Language): Promise<string | null> {
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

type Address = { zipCode: string; city: string; onTown: (town: string) => void };

const CODE = /^\d{5}$/;

/** Fills in the town of a complete postal code. A town that somebody typed always stays. */
export function useTownOfZip({ zipCode, city, onTown }: Address): void {
  const { language } = usePage();
  const filled = useRef('');
  const latest = useRef({ city, onTown });
  latest.current = { city, onTown };
  const code = zipCode.trim().replace(/^(\d\d)-(\d{3})$/, '$1$2');

  useEffect(() => {
    const isOurs = () => latest.current.city === '' || latest.current.city === filled.current;
    if (!CODE.test(code) || !isOurs()) return;
    let isCurrent = true;
    void townOf(code, language).then((town) => {
      if (!isCurrent || town === null || !isOurs() || town === latest.current.city) return;
      filled.current = town;
      latest.current.onTown(town);
    });
    return () => {
      isCurrent = false;
    };
  }, [code, language]);
}
