import { useEffect, useState } from 'react';
import { fromEuros } from '../../../domain/base/cents.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import type { DiaryVisit } from '../../../domain/my-card/visit-summary.ts';
import { pageDataLayer } from '../../platform/records/page-data-layer.ts';
import type { DataRecord } from '../../platform/records/record-wire.ts';

/** The maximum page size of the record API. */
const BATCH = 100;

export type Visits = { state: 'loading' | 'failed' } | { state: 'here'; visits: DiaryVisit[] };

/** The diary through the data layer: records read by other pages are not fetched again. */
export function useVisits(ids: string[] | null): Visits {
  const [visits, setVisits] = useState<Visits>(firstState(ids));

  useEffect(() => {
    if (!ids || ids.length === 0) return setVisits(firstState(ids));
    let isLeft = false;
    const show = (next: Visits) => !isLeft && setVisits(next);
    const read = () =>
      readVisits(ids).then(
        (found) => show({ state: 'here', visits: found }),
        () => show({ state: 'failed' }),
      );
    void read();
    const stops = ids.map((id) => pageDataLayer.subscribe(id, () => void read()));
    return () => {
      isLeft = true;
      for (const stop of stops) stop();
    };
  }, [ids]);

  return visits;
}

function firstState(ids: string[] | null): Visits {
  if (!ids) return { state: 'failed' };
  return ids.length === 0 ? { state: 'here', visits: [] } : { state: 'loading' };
}

export async function readVisits(ids: string[]): Promise<DiaryVisit[]> {
  const batches = Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, index) =>
    ids.slice(index * BATCH, (index + 1) * BATCH),
  );
  const found = await Promise.all(batches.map((batch) => pageDataLayer.getRecords(batch)));
  return found.flat().flatMap((item) => {
    if ('error' in item) throw item.error;
    // A visit undone at the desk since the page was loaded.
    return 'record' in item ? [diaryVisit(item.record)] : [];
  });
}

function diaryVisit({ id, fields }: DataRecord): DiaryVisit {
  const value = (name: string) => fields[name]?.value;
  const price = value('ticketPrice');
  return {
    id,
    visitedOn: localDate(String(value('visitedOn'))),
    museum: String(value('museumName')),
    slug: String(value('museumSlug')),
    town: String(value('town')),
    latitude: Number(value('latitude')),
    longitude: Number(value('longitude')),
    ticketPrice: typeof price === 'number' ? fromEuros(price) : null,
  };
}
