import { worded } from '../../../platform/worded.ts';

const fi = {
  subject: 'Sähköpostiosoitteesi vaihtoa on pyydetty – {product}',
  preview: 'Jos et pyytänyt vaihtoa, pysäytä se.',
  title: 'Osoitteen vaihtoa on pyydetty',
  body: 'Tilillesi on pyydetty uutta sähköpostiosoitetta. Se vaihtuu, kun uusi osoite vahvistetaan. Jos pyysit vaihtoa itse, sinun ei tarvitse tehdä mitään.',
  notYou:
    'Jos et pyytänyt vaihtoa, pysäytä se. Samalla tilisi kirjataan ulos kaikilta laitteilta. Linkki toimii {0|# päivän|# päivää}, myös sen jälkeen kun osoite on jo vaihtunut.',
  button: 'Pysäytä vaihto',
};

const sv: typeof fi = {
  subject: 'Någon har bett om att byta din e-postadress – {product}',
  preview: 'Om det inte var du, stoppa bytet.',
  title: 'Ett byte av adress har begärts',
  body: 'En ny e-postadress har begärts för ditt konto. Den byts när den nya adressen bekräftas. Om du själv bad om bytet behöver du inte göra något.',
  notYou:
    'Om du inte bad om bytet, stoppa det. Samtidigt loggas ditt konto ut på alla enheter. Länken fungerar i {0|# dag|# dagar}, också efter att adressen redan har bytts.',
  button: 'Stoppa bytet',
};

const en: typeof fi = {
  subject: 'Someone asked to change your e-mail address – {product}',
  preview: 'If this was not you, stop the change.',
  title: 'A change of address was requested',
  body: 'A new e-mail address was requested for your account. It changes once the new address is confirmed. If you asked for it yourself, you do not need to do anything.',
  notYou:
    'If you did not ask for this, stop the change. Your account will also be signed out on all devices. The link works for {0|# day|# days}, even after the address has already changed.',
  button: 'Stop the change',
};

export const emailChangeAskedTexts = worded('letter/common:emailChangeAsked', { fi, sv, en });
