import { worded } from '../../../platform/worded.ts';

const fi = {
  replaced: {
    subject: 'Sähköpostiosoitteesi on vaihdettu – {product}',
    preview: 'Asiakaspalvelumme vaihtoi tilisi osoitteen.',
    title: 'Asiakaspalvelu vaihtoi osoitteesi',
    body: 'Meille kerrottiin, ettei tämä osoite enää ole käytössäsi, ja asiakaspalvelumme vaihtoi tilisi sähköpostiosoitteen uuteen. Uudella osoitteella pääsee tilille {0} alkaen.',
    notYou:
      'Jos et pyytänyt vaihtoa, palauta vanha osoitteesi {0} päivän kuluessa. Tee se mieluiten heti, ennen kuin uudella osoitteella pääsee tilillesi.',
    button: 'Palauta vanha osoite',
    call: 'Jos et pyytänyt vaihtoa, vastaa tähän viestiin tai soita meille.',
  },
  given: {
    subject: 'Tämä on nyt tilisi sähköpostiosoite – {product}',
    preview: 'Voit kirjautua {0} alkaen.',
    title: 'Osoitteesi on vaihdettu',
    body: 'Asiakaspalvelumme vaihtoi tilisi sähköpostiosoitteeksi tämän osoitteen. Voit kirjautua kertakoodilla {0} alkaen. Odotus suojaa tiliäsi siltä, että joku muu esiintyy sinuna.',
    card: 'Korttisi toimii museoissa myös sillä välin.',
    notYou: 'Jos et ole meidän asiakkaamme, vastaa tähän viestiin, niin poistamme osoitteen.',
  },
  joined: {
    subject: 'Kaksi tiliäsi on yhdistetty – {product}',
    preview: 'Asiakaspalvelumme yhdisti kaksi tiliäsi.',
    title: 'Tilisi on yhdistetty',
    body: 'Asiakaspalvelumme yhdisti kaksi tiliäsi yhdeksi. Voit kirjautua tällä osoitteella ja kertakoodilla {0} alkaen. Tilaukset ja kortin aika ovat tallella.',
    elsewhere:
      'Asiakaspalvelumme yhdisti kaksi tiliäsi yhdeksi. Voit kirjautua toisella osoitteellasi ja kertakoodilla {0} alkaen. Tilaukset ja kortin aika ovat tallella.',
    notYou:
      'Jos et pyytänyt tätä, vastaa tähän viestiin tai soita meille heti. Ennen mainittua aikaa tilille ei pääse kukaan.',
  },
  parted: {
    subject: 'Tilien yhdistäminen on peruttu – {product}',
    preview: 'Tilisi on taas ennallaan.',
    title: 'Tilien yhdistäminen on peruttu',
    body: 'Asiakaspalvelumme perui tilisi yhdistämisen toiseen tiliin. Tälle tilille palasivat sen omat tilaukset ja kortti. Kirjaudu tällä osoitteella kertakoodilla; salasana ei palannut, mutta voit asettaa uuden.',
    notYou: 'Jos et tiedä, mistä on kyse, vastaa tähän viestiin tai soita meille.',
  },
  removed: {
    subject: 'Osoitteesi on poistettu tililtä – {product}',
    preview: 'Tällä osoitteella ei enää pääse tilille.',
    title: 'Osoite on poistettu tililtä',
    body: 'Asiakaspalvelumme perui osoitteen vaihdon, eikä tällä osoitteella enää pääse tilille, jolle se oli vaihdettu. Jos et tiedä miksi, vastaa tähän viestiin tai soita meille.',
  },
};

const sv: typeof fi = {
  replaced: {
    subject: 'Din e-postadress har bytts – {product}',
    preview: 'Vår kundtjänst bytte adressen för ditt konto.',
    title: 'Kundtjänsten bytte din adress',
    body: 'Vi fick höra att du inte längre använder den här adressen, och vår kundtjänst bytte e-postadressen för ditt konto till en ny. Med den nya adressen kommer man in på kontot från {0}.',
    notYou:
      'Om du inte bad om bytet, ta tillbaka din gamla adress inom {0|# dag|# dagar}. Gör det helst genast, innan man kommer in på ditt konto med den nya adressen.',
    button: 'Ta tillbaka den gamla adressen',
    call: 'Om du inte bad om bytet, svara på det här meddelandet eller ring oss.',
  },
  given: {
    subject: 'Det här är nu e-postadressen för ditt konto – {product}',
    preview: 'Du kan logga in från {0}.',
    title: 'Din adress har bytts',
    body: 'Vår kundtjänst bytte e-postadressen för ditt konto till den här adressen. Du kan logga in med en engångskod från {0}. Väntetiden skyddar ditt konto mot att någon annan utger sig för att vara du.',
    card: 'Ditt kort fungerar på museerna också under tiden.',
    notYou: 'Om du inte är vår kund, svara på det här meddelandet så tar vi bort adressen.',
  },
  joined: {
    subject: 'Dina två konton har slagits ihop – {product}',
    preview: 'Vår kundtjänst slog ihop dina två konton.',
    title: 'Dina konton har slagits ihop',
    body: 'Vår kundtjänst slog ihop dina två konton till ett. Från {0} kan du logga in med den här adressen och en engångskod. Beställningarna och kortets tid finns kvar.',
    elsewhere:
      'Vår kundtjänst slog ihop dina två konton till ett. Från {0} kan du logga in med din andra adress och en engångskod. Beställningarna och kortets tid finns kvar.',
    notYou:
      'Om du inte bad om det här, svara på det här meddelandet eller ring oss genast. Före den angivna tiden kommer ingen in på kontot.',
  },
  parted: {
    subject: 'Sammanslagningen av dina konton har upphävts – {product}',
    preview: 'Ditt konto är som förut igen.',
    title: 'Sammanslagningen av konton har upphävts',
    body: 'Vår kundtjänst har upphävt sammanslagningen av ditt konto med ett annat. Kontots egna beställningar och kort har återförts till det. Logga in med den här adressen och en engångskod; lösenordet kom inte tillbaka, men du kan välja ett nytt.',
    notYou: 'Om du inte vet vad det handlar om, svara på det här meddelandet eller ring oss.',
  },
  removed: {
    subject: 'Din adress har tagits bort från kontot – {product}',
    preview: 'Med den här adressen kommer man inte längre in på kontot.',
    title: 'Adressen har tagits bort från kontot',
    body: 'Vår kundtjänst upphävde adressbytet, och med den här adressen kommer man inte längre in på det konto som adressen en tid hörde till. Om du inte vet varför, svara på det här meddelandet eller ring oss.',
  },
};

const en: typeof fi = {
  replaced: {
    subject: 'Your e-mail address has been changed – {product}',
    preview: 'Our customer service changed the address of your account.',
    title: 'Customer service changed your address',
    body: 'We were told that you no longer use this address, and our customer service changed the e-mail address of your account to a new one. The new address can be used to sign in from {0}.',
    notYou:
      'If you did not ask for this, restore your old address within {0|# day|# days}. It is best to do so now, before the new address can be used to sign in.',
    button: 'Restore the old address',
    call: 'If you did not ask for this, reply to this message or call us.',
  },
  given: {
    subject: 'Your account’s new e-mail address – {product}',
    preview: 'You can sign in from {0}.',
    title: 'Your address has been changed',
    body: 'Our customer service changed the e-mail address of your account to this one. From {0} you can sign in with a one-time code. The wait protects your account against somebody else posing as you.',
    card: 'Meanwhile, your card works at museums as before.',
    notYou: 'If you are not our customer, reply to this message and we will remove the address.',
  },
  joined: {
    subject: 'Your two accounts have been merged – {product}',
    preview: 'Our customer service merged your two accounts.',
    title: 'Your accounts have been merged',
    body: 'Our customer service merged your two accounts into one. From {0} you can sign in with this address and a one-time code. Your orders and the time on your card are kept.',
    elsewhere:
      'Our customer service merged your two accounts into one. From {0} you can sign in with your other address and a one-time code. Your orders and the time on your card are kept.',
    notYou:
      'If you did not ask for this, reply to this message or call us at once. Nobody can sign in to the account before the time above.',
  },
  parted: {
    subject: 'The merging of your accounts has been undone – {product}',
    preview: 'Your account is as it was before.',
    title: 'The merging of your accounts has been undone',
    body: 'Our customer service undid the merging of your account with another one. The orders and the card of this account are back on it. Sign in with this address and a one-time code; the password did not come back, but you can set a new one.',
    notYou: 'If you do not know what this is about, reply to this message or call us.',
  },
  removed: {
    subject: 'Your address has been removed – {product}',
    preview: 'This address can no longer be used to sign in to the account.',
    title: 'The address has been removed from the account',
    body: 'Our customer service reversed the change of address, and this address can no longer be used to sign in to the account that it was given to. If you do not know why, reply to this message or call us.',
  },
};

export const officeEmailTexts = worded('letter/office-email', {
  fi,
  sv,
  en,
});
