import { topics } from './action-plan-fact.ts';

export const texts = {
  name: 'Slopa en planerad ändring',
  lead: 'Ändringen blir inte av. Det som annars skulle gälla den dagen förblir i kraft.',
  deed: 'Slopa ändringen',
  done: 'Den planerade ändringen är slopad.',
  form: {},
  labels: { topic: 'Slopas' },
  phrases: {
    ...topics,
    planned: 'Ändringen som börjar {0}',
  },
  refusals: {
    notPlanned: 'Ändringen finns inte längre: den har redan börjat, flyttats eller slopats.',
    lastMethod:
      'Utan den här ändringen skulle varken nätbank eller betalkort erbjudas den {0}. Byt ut ändringen i stället.',
  },
};
