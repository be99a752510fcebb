import { worded } from '../../../platform/worded.ts';

const fi = {
  subject: 'Kutsu työntekijäksi – {product}',
  preview: 'Hyväksy kutsu {0} päivän kuluessa.',
  title: 'Tervetuloa joukkoon',
  toOffice: 'Sinut on kutsuttu hallintaan, jossa hoidetaan asiakkaiden asioita.',
  toDesk: 'Sinut on kutsuttu museon kassalle: {0}.',
  role: 'Roolisi',
  invitedBy: 'Kutsuja',
  how: 'Avaa linkki ja hyväksy kutsu. Linkki toimii kerran ja on voimassa {0|# päivän|# päivää}. Jos sinulla on jo tili tällä osoitteella, kirjaudu sillä.',
  button: 'Avaa kutsu',
  notYou:
    'Jos et tiedä, mistä on kyse, älä avaa linkkiä äläkä lähetä sitä eteenpäin. Kerro asiasta asiakaspalvelulle.',
};
const sv: typeof fi = {
  subject: 'Inbjudan som medarbetare – {product}',
  preview: 'Godkänn inbjudan inom {0|# dag|# dagar}.',
  title: 'Välkommen till personalen',
  toOffice: 'Du har bjudits in till administrationen, där vi sköter kundernas ärenden.',
  toDesk: 'Du har bjudits in till kassan: {0}.',
  role: 'Din roll',
  invitedBy: 'Inbjuden av',
  how: 'Öppna länken och godkänn inbjudan. Länken fungerar en gång och gäller i {0|# dag|# dagar}. Om du redan har ett konto med den här adressen, logga in med det.',
  button: 'Öppna inbjudan',
  notYou:
    'Om du inte vet vad det gäller, öppna inte länken och skicka den inte vidare. Berätta det för kundtjänsten.',
};
const en: typeof fi = {
  subject: 'Staff invitation – {product}',
  preview: 'Accept the invitation within {0|# day|# days}.',
  title: 'Welcome to the team',
  toOffice: 'You have been invited to the office, where we look after our customers.',
  toDesk: 'You have been invited to the ticket desk: {0}.',
  role: 'Your role',
  invitedBy: 'Invited by',
  how: 'Open the link and accept the invitation. The link works once and is valid for {0|# day|# days}. If you already have an account with this address, sign in with it.',
  button: 'Open the invitation',
  notYou:
    'If you do not know what this is about, do not open the link and do not pass it on. Please tell customer service.',
};

export const staffInvitationTexts = worded('letter/staff-invitation', {
  fi,
  sv,
  en,
});
