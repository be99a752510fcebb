import { RECRUIT_DAYS } from '../../../domain/office/second-person.ts';

/** Refusals of the server. The refusing code supplies {0}, {1}. */
export const texts = {
  unexpected: 'Odottamaton virhe. Ota yhteyttä asiakaspalveluun.',
  busy: 'Palvelu on juuri nyt ruuhkautunut. Yritä hetken kuluttua uudelleen.',
  invalidInput: 'Pyyntöä ei voitu lukea. Lataa sivu uudelleen ja yritä vielä kerran.',
  notOpenYet: 'Myynti ei ole vielä auki. Palaa myöhemmin.',
  alreadyOpen: 'Myynti on jo avattu. Muuta tietoja niiden omilla sivuilla.',
  noSuchCall: 'Tällaista palvelua ei ole.',
  wrongVerb: 'Tätä osoitetta voi kutsua vain näin: {0}.',
  wrongMediaType: 'Pyyntö on väärässä muodossa.',
  invalidValue: 'Pyynnön tieto {0} puuttuu tai ei kelpaa.',
  repeatedValue: 'Pyynnön tieto {0} on annettu useammin kuin kerran.',
  tooLarge: 'Pyyntö on liian suuri.',
  notAnIban:
    'Tilinumero ei ole oikea. Tarkista se: numero alkaa maan kirjaimilla, kuten FI, ja tarkistusnumeron on täsmättävä.',
  notFound: 'Pyydettyä tietoa ei löytynyt.',
  foreignOrigin: 'Pyyntö ei tullut tältä sivustolta. Lataa sivu uudelleen ja yritä vielä kerran.',
  noSession: 'Kirjaudu sisään ja yritä uudelleen.',
  notAllowed: 'Sinulla ei ole oikeutta tähän toimintoon.',
  rightMissing: 'Tähän tarvitaan oikeus ”{0}” ({1}). Pyydä sitä oikeuksien hoitajalta.',
  tooManyTries: 'Liian monta yritystä. Odota hetki ja yritä uudelleen.',
  cookiesBlocked: 'Selaimesi estää kirjautumisen. Salli evästeet tai kokeile toista selainta.',
  resetLinkSpent: 'Linkki on vanhentunut tai jo käytetty. Pyydä uusi linkki.',
  signInAgain: 'Vahvista ensin henkilöllisyytesi: kirjaudu uudelleen ja jatka sitten.',
  invitationUnknown: 'Kutsua ei löytynyt. Tarkista, että linkki on kokonainen.',
  invitationAccepted: 'Kutsu on jo hyväksytty. Kirjaudu sisään ja aloita työt.',
  invitationExpired: 'Kutsu on vanhentunut. Pyydä uusi siltä, joka kutsui sinut.',
  invitationWithdrawn: 'Kutsu on peruttu tai sen tilalle on lähetetty uusi.',
  invitationOfOther:
    'Kutsu on lähetetty eri osoitteeseen kuin se, jolla olet kirjautunut. Kirjaudu ensin ulos.',
  invitationSignIn: 'Osoitteella on jo tili. Kirjaudu sillä sisään ja hyväksy kutsu sitten.',
  worksHere: 'Osoite kuuluu jo henkilökunnan jäsenelle. Vaihda hänen roolinsa listalla.',
  invitationTaken: 'Kutsu on jo hyväksytty. Voit poistaa henkilön roolin listalla.',
  ownFactors: 'Omia kirjautumistapojaan ei voi nollata. Pyydä toista tekemään se.',
  ownGrant: 'Et voi vahvistaa roolia, jonka olet itse antanut. Toinen henkilö vahvistaa sen.',
  grantSameInviter: `Et voi vahvistaa roolia ennen {0}. {1} on antanut oikeudet sinulle tai roolin antajalle alle ${RECRUIT_DAYS} päivää sitten, joten tilit voisivat olla saman ihmisen.`,
  ownRoles: 'Omaa rooliaan ei voi muuttaa eikä poistaa. Pyydä toista tekemään se.',
  roleNotGivable:
    'Et voi antaa tai ottaa pois tätä roolia. Vain oikeuksien hoitaja voi muuttaa rooleja, joilla hyväksytään maksuja tai hallitaan henkilökuntaa.',
  lastKeeper:
    'Hän on ainoa, jolla on tämä rooli. Anna pääkäyttäjän tai oikeuksien hoitajan rooli ensin toiselle.',
  staffChanged: 'Roolit on muutettu toisaalla. Lataa sivu uudelleen ja tarkista ne.',
  cardNotFound: 'Korttia ei löytynyt.',
  cardAlreadyHeld: 'Sinulla on jo {product}. Jatka sen voimassaoloa Omassa {product.ine}.',
  priceUnknown: 'Hintoja ei ole vielä asetettu.',
  termsChanged:
    'Käyttöehdot ovat muuttuneet sen jälkeen, kun avasit lomakkeen. Lataa sivu uudelleen ja lue uudet ehdot.',
  priceChanged: 'Hinta on muuttunut. Uusi hinta on {0}. Tarkista tilaus ja jatka.',
  noMuseum: 'Käyntejä voi kirjata vain museon kassatunnuksella.',
  visitInFuture: 'Käynnin aika on tulevaisuudessa. Tarkista laitteen kello.',
  visitTooOld: 'Käynti on yli viikon takaa, joten sitä ei voi enää kirjata.',
  cardHeldUntil:
    'Sinulla on jo {product}, voimassa {0} asti. Jatka sen voimassaoloa Omassa {product.ine}.',
  otherEmailAddress:
    'Kortti ostetaan sillä osoitteella, jolla olet kirjautunut. Vaihda osoite kirjautumalla uudelleen.',
  paymentBeingConfirmed:
    'Edellinen maksusi on vielä vahvistettavana. Älä maksa uudelleen, saat sähköpostin pian.',
  paymentNotFound: 'Maksua ei löytynyt.',
  paymentDone: 'Tilaus on jo maksettu.',
  orderTooOld: 'Tilausta ei voi enää maksaa. Palaa lomakkeelle ja tilaa uudelleen.',
  unpaidFirst:
    'Kuukausimaksustasi on maksamatta {0}. Maksa se ensin kuukausimaksun sivulla: ilman sitä kortilla ei pääse museoihin, vaikka sen voimassaoloa jatkettaisiin.',
  unpaidBeforeCode:
    'Kuukausimaksustasi on maksamatta {0}, joten lisäaika ei avaisi ovia. Maksa se ensin kuukausimaksun sivulla ja käytä koodi sitten: koodi säilyy.',
  instalmentsPaid: 'Nämä erät on jo maksettu.',
  sumChanged: 'Summa on muuttunut: maksettavaa on nyt {0}. Lataa sivu uudelleen.',
  paymentMethodNotAllowed:
    'Tätä tilausta ei voi maksaa valitulla tavalla. Valitse toinen maksutapa.',
  methodClosed: 'Tätä maksutapaa ei enää tarjota. Valitse toinen maksutapa.',
  monthlyClosed:
    'Kuukausimaksu ei ole nyt mahdollinen, koska maksukortteja ei oteta vastaan. Valitse vuosimaksu.',
  campaignUsedUp: 'Kampanjakoodi on käytetty loppuun. Palaa lomakkeelle ja jatka ilman koodia.',
  campaignUsedByBuyer:
    'Tämä tilaus ylittäisi määrän, jonka yksi ostaja voi ostaa kampanjakoodilla. Palaa lomakkeelle ja jatka ilman koodia.',
  paymentBeingStarted:
    'Maksua aloitetaan jo. Odota puoli minuuttia ja valitse maksutapa uudelleen.',
  paymentNotStarted:
    'Maksupalveluun ei juuri nyt saada yhteyttä. Tililtäsi ei ole veloitettu mitään. Yritä hetken kuluttua uudelleen.',
  paymentNotPaid: 'Maksua ei ole vielä vahvistettu, joten voimassaolo ei muuttunut.',
  noSavedCard:
    'Sinulla ei ole tallennettua maksukorttia, jota voisi veloittaa. Tallenna kortti ensin.',
  noVoucherColumns:
    'Tiedoston ensimmäiseltä riviltä puuttuu leiman tai summan sarake. Leiman sarakkeen nimi on jokin näistä: {0}. Summan sarakkeen nimi on jokin näistä: {1}. Nimeä sarakkeet ja valitse tiedosto uudelleen.',
  voucherStatus:
    'Tiedoston tilasarakkeessa on tiloja, joista ei tiedetä, tuliko raha: {0}. Poista tiedostosta ensin rivit, joita ei ole maksettu, ja sitten koko tilasarake. Valitse tiedosto uudelleen.',
  forgedSignal: 'Viestin allekirjoitus ei kelpaa.',
  activationUnknown: 'Tällä koodilla ei löydy korttia. Tarkista koodi.',
  activationMistyped:
    'Koodissa on kirjoitusvirhe. Siinä on 16 merkkiä, esimerkiksi ACDE-FGHJ-KMNP-QRT3.',
  activationUsed:
    'Tämä koodi on jo käytetty. Jos aktivoit kortin itse, se toimii: kirjaudu ja avaa Oma {product}.',
  activationNotPaid:
    'Tätä korttia ei ole vielä maksettu. Koodi alkaa toimia heti, kun maksu on vahvistettu.',
  activationTakenBack: 'Kortin ostaja on perunut tämän koodin. Pyydä häneltä uusi koodi.',
  giftLinkReplaced:
    'Tämä lahjalinkki ei ole enää käytössä: lahja lähetettiin uudelleen toiseen osoitteeseen. Jos lahja on sinulle, pyydä antajaa tarkistamaan sähköpostiosoitteesi.',
  plasticNoCard: 'Tällä numerolla ei ole aktivoitua korttia. Tarkista asiakasnumero.',
  plasticNotValid: 'Kortti ei ole voimassa, joten siitä ei tehdä muovikorttia.',
  plasticWaits: 'Kortille on jo tilattu muovikortti, joka odottaa tuotantoa.',
  plasticNotPosted: 'Muovikortteja ei postiteta maahan, jossa asiakas asuu.',
  plasticNoAddress:
    'Asiakkaalla ei ole postiosoitetta. Lisää se hänen sivullaan toimella Muuta osoite.',
  activationCodeNeeded:
    'Tämä on asiakasnumero. Kirjoita aktivointikoodi, joka on lahjaviestissä, kuoren sisällä tai työnantajasi viestissä.',
  registrationHeld: 'Sinulla on jo {product}. Palaa aktivointiin ja lisää vuosi siihen.',
  registrationOtherEmail:
    'Kortti aktivoidaan sille osoitteelle, jolla olet kirjautunut. Vaihda osoite kirjautumalla uudelleen.',
  nothingToAddTo:
    'Sinulla ei ole vielä korttia, johon vuoden voisi lisätä. Aktivoi kortti omaksesi.',
  confirmationSpent:
    'Linkki on vanhentunut tai jo käytetty. Korttisi toimii silti: kirjaudu kertakoodilla osoitteella, johon viesti tuli.',
  giftNotFound: 'Lahjaa ei löytynyt. Tarkista, että linkki on kokonainen.',
  giftOnItsWay: 'Lahja on jo matkalla, joten sitä ei voi enää muuttaa.',
  giftOpenedAlready: 'Saaja on jo avannut lahjan, joten sitä ei voi enää muuttaa.',
  giftChangedElsewhere:
    'Lahjan tietoja on muutettu toisessa ikkunassa. Yllä näet, mitä nyt on tallennettu. Kirjoittamasi on yhä lomakkeella: tarkista se ja tallenna uudelleen.',
  giftNotResent: 'Lahjaa ei voi lähettää uudelleen.',
  confirmationResentOften: 'Linkki on lähetetty jo monta kertaa. Yritä huomenna uudelleen.',
  messageMissing: 'Kirjoita, miten voimme auttaa.',
  messageTooLong: 'Viesti on liian pitkä. Siinä saa olla enintään {0|# merkki|# merkkiä}.',
  mailAddressWrong: 'Sähköpostiosoite ei kelpaa. Tarkista osoite.',
  giftResentOften:
    'Olet lähettänyt lahjan uudelleen monta kertaa. Yritä huomenna uudelleen tai lataa lahja tulostettavana.',
  giftNotTurned: 'Lahjaa ei voi enää muuttaa digilahjaksi.',
  companyOrdersUnpaid:
    'Sinulla on jo {0|# tilaus, jota|# tilausta, joita} ei ole maksettu. Maksa jokin niistä, tai tee uusi tilaus huomenna.',
  companyOrdersOfAddress:
    'Verkostasi on tehty paljon tilauksia lyhyessä ajassa. Yritä tunnin kuluttua uudelleen tai ota yhteyttä asiakaspalveluun.',
  companyDeskNotFound: 'Linkki ei avaa yhtään tilausta. Avaa se tilausvahvistuksesta.',
  companyClaimNotFound: 'Linkki ei ole käytössä. Pyydä työnantajaltasi uusi linkki.',
  companyNotPaid:
    'Tilausta ei ole vielä maksettu. Kortit voi aktivoida heti, kun maksu on vahvistettu.',
  companyOtherDomain: 'Tällä linkillä kortin saa vain osoitteeseen, jonka lopussa on @{0}.',
  companyDomainInvalid:
    'Kirjoita yrityksen oman sähköpostin verkkotunnus, esimerkiksi yritys.fi. Kaikille avoin sähköpostipalvelu ei kelpaa.',
  companyRemindedAlready:
    'Muistutuksen voi lähettää, kun kutsusta ja edellisestä muistutuksesta on kulunut viikko.',
  companyTooManyPeople: 'Uusia henkilöitä on {0}, mutta vapaita kortteja on {1}.',
  companyTooFewCards: 'Niin montaa vapaata korttia ei ole. Vapaita kortteja on {0}.',
  companyPersonTwice: 'Sama osoite on tiedostossa kahdesti.',
  companyRowTooShort: 'Rivillä pitää olla etunimi, sukunimi ja sähköposti.',
  fixedDetails:
    'Nimeä ja syntymävuotta ei voi muuttaa, koska kortti tehdään automaattisesti niiden perusteella. Ota yhteyttä asiakaspalveluun.',
  addressTaken: 'Tällä osoitteella on jo tili. Kirjaudu sillä tai valitse toinen osoite.',
  otherAddress: 'Osoite ei ole sama, jolla olet kirjautunut.',
  contractRuns: 'Kuukausimaksusi jatkuu {0} asti. Voit poistaa tilin sen jälkeen.',
  orderNotFound:
    'Tilausta ei löytynyt. Tarkista tilausnumero, tai kirjaudu osoitteella, jolla ostit.',
  statementIncomplete:
    'Kirjoita nimesi ja toimiva sähköpostiosoite, jotta voimme vahvistaa peruutuksen.',
  withdrawalSumChanged:
    'Palautettava summa on muuttunut. Tarkista uusi summa ja vahvista uudelleen.',
  signInWaits:
    'Asiakaspalvelu on vaihtanut tilisi sähköpostiosoitteen. Voit kirjautua {0} alkaen. Odotus suojaa tiliäsi, ja korttisi toimii sillä välin.',
  otherPerson:
    'Istunto on nyt käyttäjän {0}. Mitään ei lähetetty. Tarkista sisältö ja lähetä sitten omissa nimissäsi.',
  actionChanged: 'Tiedot muuttuivat sen jälkeen, kun katsoit vaikutuksen. Katso se uudelleen.',
  actionIdUsed:
    'Edellinen yrityksesi ehti perille, vaikka vastausta ei tullut, ja se on tehty. Sulje ikkuna, jos et halua tehdä enää muuta.',
  lastAdministrator:
    'Olet hallinnan viimeinen pääkäyttäjä, joten tiliäsi ei voi poistaa. Anna rooli ensin toiselle.',
  lastRightsKeeper:
    'Olet hallinnan viimeinen oikeuksien hoitaja, joten tiliäsi ei voi poistaa. Anna rooli ensin toiselle.',
  providerSilent: 'Maksupalvelu ei vastannut. Mitään ei muutettu. Yritä hetken kuluttua uudelleen.',
  actionOnSelf: 'Omia tietojasi ei voi käsitellä hallinnassa. Pyydä toista tekemään se.',
  approvalAsked: 'Tätä maksua koskeva pyyntö odottaa jo toisen henkilön päätöstä.',
  approvalOwn: 'Et voi päättää omasta pyynnöstäsi. Toinen henkilö päättää siitä.',
  approvalDecided: 'Pyynnöstä on jo päätetty, se on peruttu tai se on vanhentunut.',
  approvalSameInviter: `Et voi hyväksyä tätä ennen {0}. {2} on antanut oikeudet sekä sinulle että pyytäjälle alle ${RECRUIT_DAYS} päivää sitten, joten tilit voisivat olla saman ihmisen. Pyynnössä ei ole vikaa. {1}`,
  approvalOwnRecruit: `Et voi hyväksyä tätä ennen {0}, koska {2} on antanut toiselle teistä oikeudet alle ${RECRUIT_DAYS} päivää sitten. Pyynnössä ei ole vikaa. {1}`,
  approversAre: 'Hyväksyä voi {0}.',
  approversNone: 'Juuri nyt kukaan muu ei voi hyväksyä sitä.',
  goodwillNoCards: 'Hakuun ei osu yhtään korttia, jolle aikaa voisi lisätä.',
  goodwillRunChanged: 'Hyvityksen tila on muuttunut. Lataa sivu uudelleen.',
  dataImportState: 'Tuonnin tila on muuttunut. Lataa sivu uudelleen.',
  dataImportFiles:
    'Tuonnissa ei ole yhtään tiedostoa, tai jonkin tiedoston lähetys tai lukeminen on kesken, tai sen sarakkeita ei ole tallennettu.',
  dataImportBytes: 'Tiedosto ei tullut perille kokonaan. Lähetä se uudelleen.',
  dataImportTotals: 'Loppusummat ovat muuttuneet. Tarkista ne ja allekirjoita uudelleen.',
  dataImportSigner: 'Loppusummien allekirjoittaja ei voi itse siirtää tietoja palveluun.',
  actionUndone: 'Tämä on jo peruttu.',
  actionNotUndoable: 'Tätä ei voi perua.',
  actionOverlaid:
    'Tätä ei voi enää perua, koska samoja tietoja on muutettu sen jälkeen. Peru ensin uudempi muutos.',
  actionBegun:
    'Muutos on jo alkanut, joten sitä ei voi enää perua. Suunnittele uusi muutos sen sijaan.',
  actionTooOld: 'Tämä on liian vanha peruttavaksi. Tee sen sijaan uusi toimi.',
  secondFactorNeeded:
    'Vahvista kirjautumisesi pääsyavaimella tai todennussovelluksella ennen kuin jatkat.',
  confirmIdentity: 'Vahvista, että se olet sinä, ja jatka sitten.',
  passkeyRefused: 'Pääsyavain ei kelvannut. Yritä uudelleen tai käytä toista tapaa.',
  passkeyKnown: 'Tämä pääsyavain on jo lisätty.',
  factorsFull: 'Pääsyavaimia voi olla enintään {0}. Poista ensin jokin niistä.',
  totpWrong: 'Koodi on väärä tai jo käytetty. Odota, että sovellus näyttää seuraavan koodin.',
  totpExpired: 'QR-koodi on vanhentunut. Aloita sovelluksen lisääminen alusta.',
  recoveryCodeWrong: 'Varakoodi on väärä tai jo käytetty.',
  lastFactor:
    'Tätä ei voi poistaa, koska et enää pääsisi sisään. Lisää ensin toinen pääsyavain tai tee uudet varakoodit.',
  logoType: 'Logo ei ole PNG eikä WebP. Tallenna se PNG-kuvaksi ja lähetä uudelleen.',
  logoSmall: 'Logo on liian pieni. Sen lyhyemmän sivun on oltava vähintään 64 kuvapistettä.',
  logoShape:
    'Logo on liian leveä tai liian korkea. Leveys saa olla enintään kahdeksan kertaa korkeuden verran ja korkeus enintään kaksi kertaa leveyden verran.',
  pictureType: 'Kuva ei ole JPEG, PNG eikä WebP. Tallenna se jossakin niistä ja lisää uudelleen.',
  pictureBroken: 'Kuvatiedosto on rikki tai vajaa. Hae tiedosto uudelleen ja yritä sitten.',
  pictureSmall: 'Kuva on liian pieni. Sen on oltava vähintään 800 × 500 kuvapistettä.',
  pictureHuge: 'Kuvassa on liikaa kuvapisteitä. Pienennä se alle 60 miljoonaan.',
  pictureHeavy: 'Kuva vie avattuna liikaa muistia. Pienennä sitä ja lähetä uudelleen.',
  pictureInterlaced:
    'Näin suuri kuva ei saa olla lomitettu (progressiivinen). Tallenna se ilman lomitusta tai pienennä sitä.',
  picturesWait:
    'Juuri nyt käsitellään muita kuvia. Kuvaa ei tallennettu. Yritä hetken kuluttua uudelleen.',
  tooManyPictures:
    'Yhdeltä tililtä otetaan tunnissa vastaan enintään {0|# kuva|# kuvaa}. Lähetä loput myöhemmin.',
};
