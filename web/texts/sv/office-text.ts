import { texts as actions } from './parts/office-actions.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts = {
  frame,
  actions,
  title: 'Text',
  description: 'Byt ut en text på tre språk.',
  heading: 'Byt ut texten',
  all: 'Alla texter',
  missing: 'Texten finns inte eller kan inte bytas ut.',
  languages: { fi: 'På finska', sv: 'På svenska', en: 'På engelska' },
  isShipped: 'Tjänstens egen text.',
  shipped: 'Tjänstens egen text:',
  use: 'Börja använda',
  save: 'Spara utkastet',
  asShipped: 'Återställ tjänstens egen text',
  placesHeading: 'Var texten syns',
  places: {
    page: 'Sidan {0}',
    letter: 'Meddelandet {0}',
    message: 'Tjänstens svar ({0})',
  },
  saveFirst:
    'Spara utkastet så ser du hur det ser ut på sidan eller i meddelandet. Andra ser det inte.',
  saved: 'Utkastet är sparat. Bara du ser det.',
  exampleLetter: 'Personen och beställningen i meddelandet är exempel.',
  look: 'Se: {0}',
  history: 'Ändringar',
  since: 'Från {0}',
  planned: 'Börjar {0}',
  shippedAgain: 'tjänstens egen text',
  outdated: 'Tjänstens egen text har ändrats sedan dess. Se efter om den här ännu stämmer.',
  formerMember: 'tidigare anställd',
  failed: 'Texten kunde inte hämtas på nytt. Ladda om sidan.',
  notSaved: 'Utkastet kunde inte sparas. Din text finns kvar, försök igen.',
};
