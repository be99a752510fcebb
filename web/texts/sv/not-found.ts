import type { texts as fi } from '../fi/not-found.ts';

export const texts: typeof fi = {
  title: 'Det här rummet finns inte på planritningen',
  description: 'Sidan hittades inte.',
  lead: 'Adressen kan ha ändrats eller vara felskriven. Härifrån kommer du till entréhallen.',
  home: 'Gå till startsidan',
  rya: 'Rya: {0}',
  label: 'Knuten av en adress som inte finns.',
  compositions: {
    horisontti: 'horisont',
    ovi: 'dörr',
    tilkut: 'lappar',
    tuuli: 'vind',
    revontulet: 'norrsken',
    kehra: 'solskiva',
  },
};
