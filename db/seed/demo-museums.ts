import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { projectRoot } from '../../server/base/project-root.ts';

export type DemoMuseum = {
  slug: string;
  nameFi: string;
  nameSv: string;
  nameEn: string;
  townFi: string;
  townSv: string;
  townEn: string;
  latitude: string;
  longitude: string;
  ticketCents: string;
  website: string;
};

/** Real museums with their towns. Coordinates are approximate; ticket prices are invented. */
export function demoMuseums(): DemoMuseum[] {
  const file = path.join(projectRoot, 'db/seed/demo-museums.csv');
  return parse(readFileSync(file), { columns: true }) as DemoMuseum[];
}
