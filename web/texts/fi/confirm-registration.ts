export const texts = {
  title: 'Vahvista sähköpostiosoitteesi',
  description: 'Vahvista, että osoite on sinun.',
  heading: 'Vahvista sähköpostiosoitteesi',
  lead: 'Vahvista, että aktivoit kortin itse ja että osoite on sinun. Sen jälkeen kortti näkyy Omassa {product.ine}.',
  confirm: 'Vahvista',
  home: 'En aktivoinut korttia',
  open: 'Avaa Oma {product}',
  signInWithCode:
    'Kirjaudu kertakoodilla, jonka lähetämme sähköpostiisi. Salasanan voit valita myöhemmin.',
  bound: {
    heading: 'Sähköpostiosoitteesi on vahvistettu',
    lead: 'Korttisi on nyt Omassa {product.ine}.',
  },
  merged: {
    heading: 'Vuosi on lisätty korttiisi',
    lead: 'Sinulla oli jo {product}, joten lisäsimme siihen vuoden. Numerosi pysyy samana.',
  },
  kept: {
    heading: 'Sähköpostiosoitteesi on vahvistettu',
    lead: 'Sinulla on kaksi käytössä olevaa korttia. Molemmat toimivat; asiakaspalvelu yhdistää ne puolestasi.',
  },
  unpaid: {
    heading: 'Maksa ensin kuukausierä',
    lead: 'Sinulla on jo kortti, jonka kuukausierä on maksamatta. Siksi emme vielä lisänneet siihen vuotta: lisäaika ei avaisi ovia. Maksa erä Omassa {product.ine} ja avaa sitten tämä linkki uudelleen, niin vuosi lisätään. Koodi säilyy.',
  },
  spent: {
    heading: 'Linkki ei enää toimi, kortti toimii',
    lead: 'Linkki on vanhentunut tai jo käytetty. Kirjaudu kertakoodilla samalla osoitteella, johon viesti tuli, niin kortti on heti Omassa {product.ine}.',
    enter: 'Kirjaudu kertakoodilla',
    otherAddress: 'Osoite ei ole enää käytössä',
  },
  offline: 'Yhteys palvelimeen ei toiminut. Tarkista verkkoyhteytesi ja yritä uudelleen.',
  noScript: {
    title: 'Vahvistus tarvitsee JavaScriptin',
    body: 'Selaimesi ei suorita JavaScriptiä, joten osoitetta ei voi vahvistaa tällä sivulla. Ota JavaScript käyttöön tai soita asiakaspalveluun: {0}.',
  },
};
