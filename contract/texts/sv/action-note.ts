import type { texts as fi } from '../fi/action-note.ts';

export const texts: typeof fi = {
  name: 'Skriv en anteckning',
  lead: 'Anteckningen visas för personalen på kundens sida. Kunden får den om hen begär sina uppgifter.',
  deed: 'Spara anteckningen',
  done: 'Anteckningen sparades.',
  form: { words: 'Anteckning', hint: 'Inga hälsouppgifter och inga omdömen om personen.' },
  labels: { note: 'Anteckning' },
  phrases: { none: 'Inte ännu', words: '{0}' },
  refusals: { gone: 'Kunden finns inte.' },
};
