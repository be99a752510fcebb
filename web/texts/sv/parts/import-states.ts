import type { states as fi } from '../../fi/parts/import-states.ts';

export const states: typeof fi = {
  open: 'Förbereds.',
  checking: 'Provkörningen pågår.',
  checked: 'Provkörningen är gjord.',
  signed: 'Slutsummorna är undertecknade.',
  committing: 'Uppgifterna förs över.',
  stopped: 'Stoppad.',
  done: 'Klar.',
  undoing: 'Importen upphävs.',
  undone: 'Upphävd.',
};
