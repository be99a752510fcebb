export const ownDataTexts = {
  emailChange: {
    subject: 'Vahvista uusi sähköpostiosoitteesi – {product}',
    preview: 'Linkki toimii {0|# tunnin|# tuntia}.',
    title: 'Uusi osoite',
    body: 'Pyysit vaihtamaan tilisi sähköpostiosoitteen tähän. Vahvista vaihto linkistä. Se toimii {0|# tunnin|# tuntia}.',
    button: 'Vahvista osoite',
    notYou: 'Jos et pyytänyt vaihtoa, sinun ei tarvitse tehdä mitään. Mikään ei muutu.',
  },
  emailChangeAsked: {
    subject: 'Sähköpostiosoitteesi vaihtoa on pyydetty – {product}',
    preview: 'Jos et pyytänyt vaihtoa, pysäytä se.',
    title: 'Osoitteen vaihtoa on pyydetty',
    body: 'Tilillesi on pyydetty uutta sähköpostiosoitetta. Se vaihtuu, kun uusi osoite vahvistetaan. Jos pyysit vaihtoa itse, sinun ei tarvitse tehdä mitään.',
    notYou:
      'Jos et pyytänyt vaihtoa, pysäytä se. Samalla tilisi kirjataan ulos kaikilta laitteilta. Linkki toimii {0|# päivän|# päivää}, myös sen jälkeen kun osoite on jo vaihtunut.',
    button: 'Pysäytä vaihto',
  },
  emailChanged: {
    subject: 'Sähköpostiosoitteesi on vaihdettu – {product}',
    preview: 'Kirjaudut tästä lähtien uudella osoitteella.',
    title: 'Osoitteesi on vaihdettu',
    body: 'Tilisi sähköpostiosoite on vaihdettu uuteen, joka on vahvistettu.',
    notYou:
      'Jos et tehnyt tätä itse, palauta vanha osoitteesi {0} päivän kuluessa. Samalla tilisi kirjataan ulos kaikilta laitteilta.',
    button: 'Palauta vanha osoite',
  },
  dataExport: {
    subject: 'Omat tietosi ovat valmiina – {product}',
    preview: 'Voit ladata ne {0} päivän ajan.',
    title: 'Omat tietosi ovat valmiina',
    body: 'Kokosimme kaikki tiedot, jotka meillä on sinusta. Voit ladata ne {0} päivän ajan. Kirjaudu ensin sisään.',
    button: 'Lataa tiedot',
  },
  deletionRequested: {
    subject: 'Tilisi poistetaan – {product}',
    preview: 'Poistamme tilin {0}. Siihen asti voit perua.',
    title: 'Tilisi poistetaan {0}',
    body: 'Pyysit poistamaan tilisi. Poistamme sen {0}. Siihen asti korttisi toimii ja voit perua poiston kirjautumalla.',
    button: 'Peru poisto',
    kept: 'Kirjanpitolain vaatimat kuitit säilytetään laissa säädetyn ajan.',
  },
  accountDeleted: {
    subject: 'Tilisi on poistettu – {product}',
    preview: 'Kiitos, että olit mukana.',
    title: 'Tilisi on poistettu',
    body: 'Poistimme tilisi ja poistimme tietosi käyntihistoriasta. Kirjanpitolain vaatimat kuitit säilytetään laissa säädetyn ajan. Kiitos, että olit mukana.',
  },
};
