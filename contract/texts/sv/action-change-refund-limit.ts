import type { texts as fi } from '../fi/action-change-refund-limit.ts';

export const texts: typeof fi = {
  name: 'Ändra gränsen för återbetalning',
  lead: 'Om återbetalningar under gränsen beslutar en person ensam, större väntar på en annan person. Gränsen gäller alla återbetalningar av en betalning tillsammans.',
  deed: 'Ändra gränsen',
  done: 'Gränsen för återbetalning har ändrats.',
  form: {
    limit: 'Återbetalar ensam högst',
    hint: '0 € betyder att en annan person alltid godkänner.',
    bad: 'Ange en summa, till exempel 100,00',
  },
  labels: { role: 'Roll', alone: 'Återbetalar ensam', asked: 'Redan begärda' },
  phrases: {
    role: '{0}',
    upTo: 'Högst {0} per betalning',
    never: 'Ingenting: en annan person godkänner alltid',
    asked: 'Återbetalningar som väntar på godkännande väntar fortfarande.',
  },
  refusals: {
    noRefunds: 'Den här rollen kan inte återbetala.',
    ownRole: 'Ingen kan ändra gränsen för sin egen roll. Be någon annan göra det.',
    tooMuch: 'Gränsen kan vara högst {0}.',
    nothingChanges: 'Gränsen är redan den här.',
  },
};
