import type { texts as fi } from '../fi/my-visits.ts';
import { texts as common } from './parts/my-card.ts';

export const texts: typeof fi = {
  title: 'Besök',
  description: 'Alla dina museibesök.',
  common,
  loading: 'Vi hämtar dina besök…',
  failed: 'Besöken kunde inte laddas. Ditt kort fungerar ändå.',
  empty: 'Inga besök än. Besöket visas här när museet har registrerat det.',
  hidden: 'Din museidagbok är dold.',
  all: '{0|Ett|#} besök',
  byTown: 'Per ort',
  table: { town: 'Ort', visits: 'Besök' },
  diary: {
    title: 'Din museidagbok',
    lead: 'Du och vår kundtjänst ser besöken. Om du döljer dem ser inte heller kundtjänsten var du har varit. Museerna behöver antalet besök för sin statistik, men inte vem som kom.',
    csv: 'Ladda ner besöken (CSV)',
    json: 'Ladda ner besöken (JSON)',
    hide: 'Dölj besöken',
    hideHelp:
      'Besöken registreras fortfarande men visas inte här. Du kan ta fram dem när som helst.',
    forgetOpen: 'Ta bort mitt namn från besöken…',
    forget: 'Ta bort mitt namn från besöken',
    sure: 'Vill du ta bort ditt namn från besöken för gott?',
    sureBody:
      'Vi tar bort uppgiften om vem som gjorde besöken hittills. Det går inte att ångra, och ljusknutarna i din rya slocknar. Museernas statistik och kortets giltighet ändras inte.',
    keep: 'Behåll besöken',
    hiddenDone: 'Besöken är dolda',
    shownDone: 'Besöken syns igen',
    forgottenDone: 'Besök där dina uppgifter togs bort: {0}',
    failedToChange: 'Ändringen lyckades inte. Försök igen.',
  },
};
