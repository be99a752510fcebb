import type { Recipient } from '../../../domain/privacy/recipients.ts';

const recipients: Record<Recipient, string> = {
  payment:
    'Maksupalvelut ({paymentServices}) ja niiden kautta pankkisi tai kortin myöntäjä: maksun tiedot sekä nimesi ja yhteystietosi. Ne ovat itse rekisterinpitäjiä.',
  invoice: 'Laskutuspalvelu, kun yritys maksaa laskulla: yrityksen ja sen yhteyshenkilön tiedot.',
  cardMaker:
    'Muovikorttien ja lahjakuorten valmistaja: nimi, osoite ja kortin numero. Se käsittelee tietoja meidän lukuumme.',
  post: 'Posti: nimi ja osoite kuoren päällä.',
  museum: 'Museon kassa: nimi, syntymävuosi ja kortin tila, kun sisäänpääsy tarkistetaan.',
  mail: 'Sähköpostin välittäjä meidän lukuumme: osoitteesi ja viestiemme sisältö.',
  hosting: 'Palvelinten ylläpitäjä meidän lukuumme: kaikki palvelun tiedot.',
  authority: 'Viranomaiset, kun laki velvoittaa.',
};

export const texts = {
  title: 'Tietosuoja',
  description:
    'Mitä tietoja {product} tarvitsee sinusta, miksi, kuinka kauan tiedot säilyvät ja mitä oikeuksia sinulla on.',
  lead: 'Keräämme vain sen, mitä kortin myyminen ja käyttäminen vaatii. Tietojasi ei myydä eikä käytetä mainonnan kohdentamiseen.',
  sections: {
    controller: {
      heading: 'Kuka tiedoista vastaa',
      body: [
        'Rekisterinpitäjä on {organisation}, Y-tunnus {businessId}, {address}. Tietosuoja-asioissa tavoitat meidät osoitteesta {email} tai numerosta {phone}.',
      ],
    },
    data: {
      heading: 'Mitä tietoja meillä on',
      body: [
        'Tiedot saamme sinulta itseltäsi, lahjan antajalta, työnantajaltasi tai museon kassalta.',
        'Kortin myyminen vaatii nimesi, syntymävuotesi ja sähköpostiosoitteesi, ja muovikortti myös postiosoitteen. Ilman niitä emme voi toimittaa korttia. Muut tiedot annat halutessasi.',
      ],
      list: [
        'Henkilötiedot: nimi, syntymävuosi, sähköpostiosoite ja halutessasi puhelinnumero.',
        'Postiosoite muovikortin tai lahjakuoren lähettämistä varten.',
        'Kortti: asiakasnumero, voimassaolo ja sen perusteet.',
        'Tilaukset ja maksut: mitä ostit, milloin, mihin hintaan ja millä maksutavalla. Maksukortin numeroa meillä ei ole. Kuukausimaksusta säilytämme maksupalvelun tunnisteen ja kortin neljä viimeistä numeroa.',
        'Museokäynnit: museo ja aika. Ne kertovat liikkumisestasi, joten sinun lisäksesi ne näkee vain asiakaspalvelumme, ja jokaisesta katselusta jää merkintä. Voit piilottaa käynnit myös meiltä.',
        'Uutiskirjeen lupa, kieli ja muut valintasi.',
        'Tekniset tiedot: istunnot ja lokit, joista henkilötiedot on poistettu.',
      ],
    },
    purposes: {
      heading: 'Mihin tietoja käytetään ja millä perusteella',
      body: [],
      list: [
        'Kortin myynti, toimitus ja käyttö: sopimus kanssasi.',
        'Kirjanpito ja kuluttajan oikeudet: lakisääteinen velvoite.',
        'Väärinkäytösten torjunta ja palvelun kehittäminen ilman tunnistetietoja: oikeutettu etumme.',
        'Asiakaspalvelu ja lahjan tai yrityksen maksaman kortin toimittaminen saajalle: oikeutettu etumme hoitaa asiasi ja tilaus.',
        'Hallinnan ja museoiden kassojen työntekijöiden nimet, osoitteet ja toimet palvelussa: oikeutettu etumme valvoa, kuka käsittelee tietoja.',
        'Uutiskirje sähköpostilla ja tekstiviestillä: suostumuksesi, jonka voit perua milloin vain.',
      ],
    },
    retention: {
      heading: 'Kuinka kauan tiedot säilyvät',
      body: [],
      list: [
        'Tili ja kortti: niin kauan kuin tilisi on olemassa.',
        'Kirjanpitoaineisto, kuten kuitit: kuusi vuotta sen vuoden lopusta, jona tilikausi päättyi.',
        'Kesken jääneet tilaukset ja lomakkeet: {keptUnpaidOrder}.',
        'Lokit: {keptClientLog}.',
        'Museokäynnit: tilin poistamiseen asti.',
        'Työnantajan antama nimi ja osoite kutsua varten: nimi siihen asti, kun aktivoit kortin, osoite enintään {keptInvited}.',
        'Sähköpostit, jotka olemme lähettäneet sinulle: {keptLetter}. Tilausta koskevat viestit säilyvät yhtä kauan kuin tilaus.',
        'Maksupalvelujen ilmoitukset: {keptNotification}, koska korttimaksun voi riitauttaa {disputeMonths} kuukauden ajan.',
        'Viestit asiakaspalvelulle: vuosi siitä, kun asia on hoidettu, kuitenkin enintään {keptContactCase}.',
        'Peruutusilmoitukset: {keptWithdrawalStatement}.',
        'Tieto siitä, kuka henkilökunnasta on katsonut tietojasi: {keptStaffLook}.',
        'Kertakoodi: {keptLoginCode}.',
      ],
    },
    recipients: {
      heading: 'Kenelle tietoja annetaan',
      body: [
        'Jos työnantajasi on maksanut korttisi, se näkee, montako korttia on jaettu ja suunnilleen montako on aktivoitu: pieniä määriä ei näytetä, muut pyöristetään ylöspäin, ja luku lasketaan kerran päivässä. Se ei näe, kuka on aktivoinut kortin, eikä käyntejä. Sähköpostiisi tullutta koodia työnantaja ei näe. Jos sait koodin työnantajaltasi, se ei saa koodia kokeilemalla tietää, onko koodi jo käytetty. Jos se ottaa jakamansa kortit takaisin, se näkee, montako niistä oli käyttämättä, ja jos kortteja oli vain yksi, jo se kertoo asian.',
        'Tietoja ei siirretä EU- ja ETA-alueen ulkopuolelle{unlessMeasuring}. Muut, jotka saavat tietojasi:',
      ],
      list: Object.values(recipients),
    },
    automated: {
      heading: 'Kun erä jää maksamatta',
      body: [
        'Jos kuukausierä jää maksamatta, järjestelmä lähettää ensin ilmoituksen ja poistaa kortin sitten käytöstä ilman ihmisen päätöstä. Kortti toimii taas heti, kun erä on maksettu. Voit pyytää, että ihminen arvioi asian: {email}.',
      ],
    },
    indirect: {
      heading: 'Jos joku muu antoi tietosi',
      body: [
        'Lahjan antaja antaa meille saajan nimen ja sähköposti- tai postiosoitteen. Työnantaja antaa sähköpostiosoitteen ja mahdollisesti nimen. Kerromme siitä ensimmäisessä viestissä ja käytämme tietoja vain lahjan tai kortin toimittamiseen. Voit vastustaa käsittelyä tai pyytää tietojen poistamista: {email}.',
      ],
    },
    rights: {
      heading: 'Oikeutesi',
      body: [
        'Voit katsoa ja korjata tietojasi Omassa {product.ine}. Voit myös pyytää kopion kaikista tiedoistasi, vaatia niiden poistamista tai käsittelyn rajoittamista, vastustaa käsittelyä ja siirtää tietosi toiseen palveluun. Vastaamme kuukauden kuluessa.',
        'Kun poistat tilin, poistamme tilin ja käyntihistorian. Kirjanpitolain vaatimat kuitit säilytetään laissa säädetyn ajan.',
        'Jos et ole tyytyväinen vastaukseemme, voit valittaa [tietosuojavaltuutetulle](https://tietosuoja.fi/).',
      ],
    },
    security: {
      heading: 'Miten tietoja suojataan',
      body: [
        'Yhteys on salattu, salasanoista säilytetään vain tiiviste, ja henkilökunta näkee vain työssään tarvitsemansa. Jos tietosi joutuisivat vääriin käsiin, kertoisimme siitä sinulle ja tietosuojavaltuutetulle.',
        'Selaimeen tallennettavista tiedoista kerrotaan sivulla [Evästeet](Cookies).',
      ],
    },
  },
};
