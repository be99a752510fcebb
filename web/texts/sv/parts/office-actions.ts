import { texts as kinds } from '../../../../contract/texts/sv/actions.ts';
import { APPROVAL_DAYS } from '../../../../domain/office/actions.ts';
import type { texts as fi } from '../../fi/parts/office-actions.ts';

export const texts: typeof fi = {
  kinds,
  heading: 'Åtgärder',
  steps: ['Förbered', 'Se', 'Motivera', 'Gör'],
  look: 'Se effekten',
  previewTable: 'Vad som ändras',
  before: 'Nu',
  after: 'Efter detta',
  reason: 'Varför?',
  reasonHint:
    'Sparas bland händelserna, och kunden får det med sina uppgifter. Inga hälsouppgifter.',
  plannedReasonHint: 'Sparas bland händelserna, och kollegerna ser det i listan.',
  schemeReasonHint: 'Sparas bland händelserna, och kollegerna ser den.',
  counter: '{0}/{1}',
  letter: 'Läs meddelandet: {0}',
  second: `Det här överskrider din gräns: en annan person beslutar om det inom ${APPROVAL_DAYS} dagar. Innan dess händer ingenting.`,
  askSecond: 'Be om godkännande',
  asked: 'Godkännande har begärts.',
  askedMore: `En annan person beslutar om det inom ${APPROVAL_DAYS} dagar. Du ser beslutet på sidan Godkännanden.`,
  approvedBy: 'godkändes av {0}',
  cancel: 'Avbryt',
  trace: 'Bland händelserna syns vem som gjorde vad och varför.',
  undoWindow: 'Du kan upphäva det i {0|# dag|# dagar}, om inget har ändrats.',
  undoUntil: 'Du kan upphäva det fram till {0}, om inget har ändrats.',
  undoUntilItBegins: 'Du kan upphäva det tills ändringen börjar gälla.',
  noUndo: 'Det här kan inte upphävas.',
  undo: 'Upphäv',
  undoTitle: 'Upphäv: {0}',
  undoLead:
    'Uppgifterna återställs till vad de var förut. Det går inte om något har ändrats efter det.',
  undoDeed: 'Upphäv åtgärden',
  undone: 'Upphävt.',
  wasUndone: 'upphävt senare',
  undoLine: 'Upphävde: {0}',
  gone: 'tidigare anställd',
  notes: 'Anteckningar',
  missing: 'Fyll i den här uppgiften.',
  toMend: '{0|# uppgift|# uppgifter} behöver ännu rättas. Det du skrev finns kvar.',
  incomplete: 'Något saknas ännu, eller så skulle ingenting ändras.',
  failed: 'Det lyckades inte. Det du skrev finns kvar, försök på nytt.',
  unanswered:
    'Inget svar kom, så vi vet inte om det här kom fram. Det du skrev finns kvar. Försök på nytt: det görs inte två gånger.',
};
