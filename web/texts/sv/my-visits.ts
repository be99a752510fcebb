import type { texts as fi } from '../fi/my-visits.ts';
import { texts as common } from './parts/my-card.ts';

export const texts: typeof fi = {
  title: 'Besök',
  description: 'Alla dina museibesök.',
  common,
  loading: 'Vi hämtar dina besök…',
  failed: 'Besöken kunde inte laddas. Ditt kort fungerar ändå.',
  empty: 'Den första knuten väntar. Besöket visas här när museet har registrerat det.',
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
    forgetOpen: 'Koppla loss besöken från mig…',
    forget: 'Koppla loss besöken från mig',
    sure: 'Ska besöken kopplas loss från dig för gott?',
    sureBody:
      'Vi kopplar loss dina hittillsvarande besök från dig och ditt kort. De går inte att få tillbaka, och ljusknutarna i din rya slocknar. Museernas statistik och kortets giltighet ändras inte.',
    keep: 'Behåll besöken',
    hiddenDone: 'Besöken är dolda',
    shownDone: 'Besöken syns igen',
    forgottenDone: 'Besök som kopplats loss från dig: {0}',
    failedToChange: 'Ändringen lyckades inte. Försök igen.',
  },
};
