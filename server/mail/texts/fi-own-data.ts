/** Letters about a person's own data. */
export const ownDataTexts = {
  emailChange: {
    subject: 'Vahvista uusi sähköpostiosoitteesi',
    preview: 'Linkki toimii {0} tuntia.',
    title: 'Uusi osoite',
    body: 'Pyysit vaihtamaan tilisi sähköpostiosoitteen tähän. Vahvista vaihto linkistä. Se toimii {0} tuntia.',
    button: 'Vahvista osoite',
    notYou: 'Jos et pyytänyt vaihtoa, sinun ei tarvitse tehdä mitään. Mikään ei muutu.',
  },
  emailChanged: {
    subject: 'Sähköpostiosoitteesi on vaihdettu',
    preview: 'Kirjaudut tästä lähtien uudella osoitteella.',
    title: 'Osoitteesi on vaihdettu',
    body: 'Tilisi sähköpostiosoite on vaihdettu uuteen, joka on vahvistettu. Jos et tehnyt tätä itse, ota heti yhteyttä asiakaspalveluun.',
  },
  dataExport: {
    subject: 'Omat tietosi ovat valmiina',
    preview: 'Voit ladata ne {0} päivän ajan.',
    title: 'Omat tietosi ovat valmiina',
    body: 'Kokosimme kaikki tiedot, jotka meillä on sinusta. Voit ladata ne {0} päivän ajan. Kirjaudu ensin sisään.',
    button: 'Lataa tiedot',
  },
  deletionRequested: {
    subject: 'Tilisi poistetaan',
    preview: 'Poistamme tilin {0}. Siihen asti voit perua.',
    title: 'Tilisi poistetaan {0}',
    body: 'Pyysit poistamaan tilisi. Poistamme sen {0}. Siihen asti korttisi toimii ja voit perua poiston kirjautumalla.',
    button: 'Peru poisto',
    kept: 'Kirjanpitolain vaatimat kuitit säilyvät lain ajan.',
  },
  accountDeleted: {
    subject: 'Tilisi on poistettu',
    preview: 'Kiitos, että kävit.',
    title: 'Tilisi on poistettu',
    body: 'Poistimme tilisi ja irrotimme käyntihistorian sinusta. Kirjanpitolain vaatimat kuitit säilyvät lain ajan. Kiitos, että kuljit kanssamme.',
  },
};
