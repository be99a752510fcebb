import type { texts as fi } from '../fi/action-replace-number.ts';

export const texts: typeof fi = {
  name: 'Spärra numret och ge ett nytt',
  lead: 'När kortet eller telefonen har försvunnit eller någon annan använder numret.',
  deed: 'Spärra numret och ge ett nytt',
  done: 'Kortet fick ett nytt nummer, och det gamla är spärrat.',
  form: {
    why: 'Vad har hänt?',
    reasons: { lost: 'Försvunnet', stolen: 'Stulet', misused: 'Någon annan använder numret' },
    plastic: 'Skicka ett nytt plastkort',
  },
  labels: {
    number: 'Kundnummer',
    old: 'Det gamla numret',
    time: 'Giltighet och besök',
    plastic: 'Plastkort',
    devices: 'Inloggningar',
    told: 'Kunden',
  },
  phrases: {
    number: '{0}',
    drawn: 'Ett nytt, slumpas fram nu. Ryan förblir densamma.',
    refused:
      'Gäller inte längre på något museum. En kassa utan anslutning får veta det med nästa lista.',
    unchanged: 'Ändras inte',
    reopened: 'Ändras inte. Kortets spärr hävs.',
    posted: 'Ett nytt kort till {0}',
    postedInstead:
      'Ett nytt kort till adressen {0}. Det ersätter kortet som inte har postats ännu.',
    waiting: 'Inget nytt beställs. Kortet som redan är beställt trycks med det nya numret.',
    notPosted:
      'Inget nytt beställs. Kortet som är på tryckeriet postas inte, eftersom det har det gamla numret.',
    noPlastic: 'Inget nytt skickas',
    signedOut: 'Alla enheter loggas ut',
    letter: 'Får ett meddelande utan numret. Numret finns på kundens egen kortsida.',
    noLetter: 'Inget meddelande skickas',
  },
  refusals: {
    noCard: 'Kunden har inget kort.',
    notPosted: 'Plastkort skickas inte till det här landet: {0}. Beställ inget plastkort.',
    noAddress: 'Postadressen saknas. Lägg till den först eller beställ inget plastkort.',
  },
};
