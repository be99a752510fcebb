import { z } from 'zod';
import { defineLetter, webAddress } from '../../define-letter.ts';
import { dataExportTexts } from '../../texts/account/data-export.ts';

export const dataExport = defineLetter({
  name: { fi: 'Omat tiedot valmiina', sv: 'Kundens uppgifter klara', en: 'Customer’s data ready' },
  texts: dataExportTexts,
  data: z.object({ link: webAddress, days: z.number().int().positive() }),
  example: { link: 'https://kortti.example/oma/tietosuoja', days: 7 },
  reason: 'account',
  usefulForSeconds: ({ days }) => days * 24 * 60 * 60,
  write: ({ link, days }, { texts, head, paragraph, button }) => ({
    ...head(texts, days),
    blocks: [paragraph(texts.body, days), button(texts.button, link)],
  }),
});
