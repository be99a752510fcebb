import type { PageTexts } from '../../platform/screen.ts';
import type { MuseumData } from './museum-data.ts';

/** The title of a museum's page is its name and town. */
export function museumTexts(data: unknown, { description }: PageTexts): PageTexts | null {
  if (data === null) return null;
  const { name, town } = (data as MuseumData).museum;
  return { title: `${name}, ${town}`, description: description.replace('{0}', `${name}, ${town}`) };
}
