import type { texts as fi } from '../fi/not-found.ts';

export const texts: typeof fi = {
  title: 'This room is not on the floor plan',
  description: 'The page was not found.',
  lead: 'The address may have changed or been mistyped. This way to the entrance hall.',
  home: 'Return to the home page',
  rya: 'Rya: {0}',
  label: 'Knotted from an address that does not exist.',
  compositions: {
    horisontti: 'horizon',
    ovi: 'door',
    tilkut: 'patches',
    tuuli: 'wind',
    revontulet: 'northern lights',
    kehra: 'disc',
  },
};
