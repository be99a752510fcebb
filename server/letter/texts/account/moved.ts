import { worded } from '../../../platform/worded.ts';

const fi = {
  cardAway: {
    subject: '{product} on siirretty toiselle henkilölle',
    preview: 'Sillä ei enää pääse museoihin sinun nimelläsi.',
    title: 'Kortti on siirretty',
    body: 'Asiakaspalvelumme siirsi tililläsi olleen käyttämättömän kortin toiselle henkilölle. Sillä ei enää pääse museoihin sinun nimelläsi. Tilaus ja kuitti ovat sinulla.',
  },
  cardHere: {
    subject: 'Sait kortin: {product}',
    preview: 'Kirjaudu tällä osoitteella, niin näet sen.',
    title: 'Kortti on nyt sinun',
    body: 'Asiakaspalvelumme siirsi sinulle kortin. Kirjaudu tällä sähköpostiosoitteella ja kertakoodilla, niin näet kortin Omassa {product.ine}. Kortin aika alkaa ensimmäisestä käynnistä.',
  },
  orderAway: {
    subject: 'Tilaus {0} on siirretty – {product}',
    preview: 'Se ei enää näy tililläsi.',
    title: 'Tilaus on siirretty toiselle henkilölle',
    body: 'Asiakaspalvelumme siirsi tilauksen {0} tililtäsi toiselle henkilölle. Se ei enää näy tililläsi.',
  },
  orderHere: {
    subject: 'Tilaus {0} on nyt tililläsi – {product}',
    preview: 'Kirjaudu tällä osoitteella, niin näet tilauksen ja kuitin.',
    title: 'Tilaus on siirretty sinulle',
    body: 'Asiakaspalvelumme siirsi tilauksen {0} tilillesi. Kirjaudu tällä sähköpostiosoitteella ja kertakoodilla, niin näet tilauksen ja kuitin.',
  },
  open: 'Kirjaudu sisään',
  notYou: 'Jos tämä on sinusta väärin, vastaa tähän viestiin tai soita meille.',
};

const sv: typeof fi = {
  cardAway: {
    subject: '{product.def} har flyttats till en annan person',
    preview: 'Det ger inte längre inträde i ditt namn.',
    title: 'Kortet har flyttats',
    body: 'Vår kundtjänst flyttade det oanvända kortet på ditt konto till en annan person. Det ger inte längre inträde i ditt namn. Beställningen och kvittot finns kvar hos dig.',
  },
  cardHere: {
    subject: 'Du har fått ett kort: {product}',
    preview: 'Logga in med den här adressen, så ser du det.',
    title: 'Kortet är nu ditt',
    body: 'Vår kundtjänst flyttade ett kort till dig. Logga in med den här e-postadressen och en engångskod, så ser du kortet i Mitt {product}. Kortets tid börjar vid det första besöket.',
  },
  orderAway: {
    subject: 'Beställning {0} har flyttats – {product}',
    preview: 'Den syns inte längre på ditt konto.',
    title: 'Beställningen har flyttats till en annan person',
    body: 'Vår kundtjänst flyttade beställning {0} från ditt konto till en annan person. Den syns inte längre på ditt konto.',
  },
  orderHere: {
    subject: 'Beställning {0} finns nu på ditt konto – {product}',
    preview: 'Logga in med den här adressen, så ser du beställningen och kvittot.',
    title: 'Beställningen har flyttats till dig',
    body: 'Vår kundtjänst flyttade beställning {0} till ditt konto. Logga in med den här e-postadressen och en engångskod, så ser du beställningen och kvittot.',
  },
  open: 'Logga in',
  notYou: 'Om du tycker att det här är fel, svara på det här meddelandet eller ring oss.',
};

const en: typeof fi = {
  cardAway: {
    subject: 'Your {product} has been moved to another person',
    preview: 'It no longer lets you into museums.',
    title: 'The card has been moved',
    body: 'Our customer service moved the unused card on your account to another person. It no longer lets you into museums in your name. The order and the receipt stay with you.',
  },
  cardHere: {
    subject: 'You have been given a card: {product}',
    preview: 'Sign in with this address to see it.',
    title: 'The card is yours now',
    body: 'Our customer service moved a card to you. Sign in with this e-mail address and a one-time code, and you will see the card in My {product}. Its validity starts with the first visit.',
  },
  orderAway: {
    subject: 'Order {0} has been moved – {product}',
    preview: 'It is no longer shown on your account.',
    title: 'The order has been moved to another person',
    body: 'Our customer service moved order {0} from your account to another person. It is no longer shown on your account.',
  },
  orderHere: {
    subject: 'Order {0} is now on your account – {product}',
    preview: 'Sign in with this address to see the order and its receipt.',
    title: 'The order has been moved to you',
    body: 'Our customer service moved order {0} to your account. Sign in with this e-mail address and a one-time code, and you will see the order and its receipt.',
  },
  open: 'Sign in',
  notYou: 'If you think this is wrong, reply to this message or call us.',
};

export const movedTexts = worded('letter/moved', { fi, sv, en });
