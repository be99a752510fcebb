import type { ownDataTexts as fi } from './fi-own-data.ts';

export const ownDataTexts: typeof fi = {
  emailChange: {
    subject: 'Bekräfta din nya e-postadress – {product}',
    preview: 'Länken fungerar i {0|# timme|# timmar}.',
    title: 'Ny adress',
    body: 'Du bad oss byta e-postadressen för ditt konto till den här. Bekräfta bytet med länken. Den fungerar i {0|# timme|# timmar}.',
    button: 'Bekräfta adressen',
    notYou: 'Om du inte bad om bytet behöver du inte göra något. Ingenting ändras.',
  },
  emailChangeAsked: {
    subject: 'Någon har bett om att byta din e-postadress – {product}',
    preview: 'Om det inte var du, stoppa bytet.',
    title: 'Ett byte av adress har begärts',
    body: 'En ny e-postadress har begärts för ditt konto. Den byts när den nya adressen bekräftas. Om du själv bad om bytet behöver du inte göra något.',
    notYou:
      'Om du inte bad om bytet, stoppa det. Samtidigt loggas ditt konto ut på alla enheter. Länken fungerar i {0|# dag|# dagar}, också efter att adressen redan har bytts.',
    button: 'Stoppa bytet',
  },
  emailChanged: {
    subject: 'Din e-postadress har bytts – {product}',
    preview: 'Från och med nu loggar du in med den nya adressen.',
    title: 'Din adress har bytts',
    body: 'E-postadressen för ditt konto har bytts till en ny som är bekräftad.',
    notYou:
      'Om du inte gjorde det själv, ta tillbaka din gamla adress inom {0|# dag|# dagar}. Samtidigt loggas ditt konto ut på alla enheter.',
    button: 'Ta tillbaka den gamla adressen',
  },
  dataExport: {
    subject: 'Dina uppgifter är klara – {product}',
    preview: 'Du kan ladda ner dem i {0|# dag|# dagar}.',
    title: 'Dina uppgifter är klara',
    body: 'Vi har samlat alla uppgifter vi har om dig. Du kan ladda ner dem i {0|# dag|# dagar}. Logga först in.',
    button: 'Ladda ner uppgifterna',
  },
  deletionRequested: {
    subject: 'Ditt konto raderas – {product}',
    preview: 'Vi raderar kontot {0}. Fram till dess kan du ångra dig.',
    title: 'Ditt konto raderas {0}',
    body: 'Du bad oss radera ditt konto. Vi raderar det {0}. Fram till dess fungerar kortet, och du kan ångra raderingen genom att logga in.',
    button: 'Ångra raderingen',
    kept: 'Kvitton som bokföringslagen kräver sparas så länge lagen föreskriver.',
  },
  accountDeleted: {
    subject: 'Ditt konto är raderat – {product}',
    preview: 'Tack för att du var med.',
    title: 'Ditt konto är raderat',
    body: 'Vi raderade ditt konto och tog bort dina uppgifter från besökshistoriken. Kvitton som bokföringslagen kräver sparas så länge lagen föreskriver. Tack för att du var med.',
  },
};
