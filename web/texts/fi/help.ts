import { CODE_MINUTES } from '../../../domain/account/login-code.ts';
import { ANSWER_WORKING_DAYS } from '../../../domain/contact/contact-message.ts';
import { INSTALMENT_COUNT } from '../../../domain/instalment/instalment-plan.ts';
import { CARD_MONTHS } from '../../../domain/scheme/campaign/campaign.ts';
import { REFUND_DAYS, WITHDRAWAL_DAYS } from '../../../domain/withdrawal/withdrawal-days.ts';
import { texts as subjects } from './parts/contact-subjects.ts';

export const texts = {
  title: 'Ohjeet ja asiakaspalvelu',
  description:
    'Näin ostat {product.gen}, annat sen lahjaksi, aktivoit sen ja jatkat sen voimassaoloa. Asiakaspalvelun yhteystiedot ja vastaukset tavallisimpiin kysymyksiin.',
  lead: 'Useimpiin kysymyksiin löytyy vastaus tältä sivulta. Jos jokin jää auki, kysy meiltä.',
  search: {
    label: 'Etsi ohjeista',
    found: 'Löytyi {0|# ohje|# ohjetta}.',
    none: 'Ei osumia. Kokeile toista sanaa tai ota yhteyttä.',
  },
  contactForm: {
    subjects,
    open: 'Kirjoita meille',
    heading: 'Kirjoita asiakaspalveluun',
    lead: `Vastaamme sähköpostilla, yleensä ${ANSWER_WORKING_DAYS} arkipäivän kuluessa.`,
    subject: 'Aihe',
    message: 'Viestisi',
    messageHelp: 'Älä kirjoita terveystietoja, salasanaa, kertakoodia tai maksukortin numeroa.',
    counter: '{0} / {1|# merkki|# merkkiä}',
    orderNumber: 'Tilausnumero (valinnainen)',
    orderNumberHelp: 'Tilausvahvistuksessa ja kuitissa, esimerkiksi MK100001.',
    email: 'Sähköpostiosoitteesi',
    emailHelp: 'Vastaamme tähän osoitteeseen.',
    emailMissing: 'Kirjoita sähköpostiosoite muodossa nimi@esimerkki.fi.',
    messageMissing: 'Kirjoita, miten voimme auttaa.',
    messageTooLong: 'Viesti on liian pitkä. Lyhennä sitä.',
    send: 'Lähetä viesti',
    sent: 'Kiitos, viestisi on lähetetty',
    sentLead: 'Asian numero on {0}. Vahvistus on matkalla osoitteeseen {1}.',
    another: 'Kirjoita toinen viesti',
    unsent: 'Viestiäsi ei ole lähetetty. Poistutaanko sivulta silti?',
    failed: 'Viestiä ei saatu lähetettyä. Yritä uudelleen, tekstisi on tallella.',
  },
  sections: {
    contact: {
      heading: 'Ota yhteyttä',
      body: [
        'Soita numeroon {phone} tai kirjoita osoitteeseen {email}. Vastaamme puhelimeen {hours}.',
        'Ota asiakasnumero tai tilausnumero valmiiksi esiin, niin löydämme asiasi nopeasti. Salasanaa, kertakoodia tai maksukortin tietoja emme kysy koskaan.',
      ],
    },
    buying: {
      heading: 'Kortin ostaminen itselle',
      body: [
        'Valitse [Osta itsellesi](Buy_Museum_Card). Kirjoita ensin sähköpostiosoitteesi: lähetämme siihen kertakoodin, jolla pääset eteenpäin, vaikka sinulla ei vielä olisi tiliä.',
        'Täytä sitten omat tietosi ja valitse salasana. Kirjoita nimi niin kuin se on henkilöllisyystodistuksessasi, sillä kassalla näytät myös sen. Lopuksi valitset maksutavan.',
        'Kortti on käytössäsi heti maksun jälkeen. Asiakasnumero ja kuitti tulevat sähköpostiin.',
      ],
    },
    paying: {
      heading: 'Maksutavat',
      words: 'ePassi Smartum Edenred MobilePay lasku maksutapa pankki',
      body: [
        'Voit maksaa verkkopankissa, maksukortilla tai kulttuuriedulla. Kulttuurietu käy omaan korttiin ja voimassaolon jatkamiseen, ei lahjoihin eikä yritystilauksiin.',
        'Jos maksu jää kesken, mitään ei veloiteta ja voit yrittää uudelleen. Jos rahat ovat lähteneet mutta vahvistusta ei näy, älä maksa toista kertaa: tarkistamme maksun ja lähetämme vahvistuksen sähköpostiin.',
      ],
    },
    monthly: {
      heading: 'Kuukausimaksu',
      words: 'osamaksu erissä kuukausittain',
      body: [
        `Kuukausimaksulla kortti maksetaan ${INSTALMENT_COUNT} erässä maksukortilta. Ensimmäisen erän maksat ostaessasi, ja seuraavat veloitetaan kerran kuukaudessa.`,
        `Tilaus sitoo ${INSTALMENT_COUNT} kuukautta, eikä sitä voi lopettaa kesken. Tilauksella on silti ${WITHDRAWAL_DAYS} päivän peruuttamisoikeus. Jos veloitus ei onnistu, saat sähköpostin ja voit vaihtaa maksukortin.`,
      ],
    },
    desk: {
      heading: 'Kortti museon kassalla',
      words: 'viivakoodi QR-koodi sisäänpääsy lippu portti',
      body: [
        'Näytä kassalla asiakasnumero ja henkilöllisyystodistus. Numeron löydät Omasta {product.ela}, sähköpostista ja muovikortista.',
        'Kortti on henkilökohtainen: sitä ei voi lainata toiselle. Näyttelykohtaisista lisämaksuista ja poikkeuksista kertoo museo itse.',
      ],
    },
    validity: {
      heading: 'Kuinka kauan kortti on voimassa?',
      words: 'päättyy päättynyt vanhenee uusia jatkaminen',
      body: [
        `Kerralla maksettu kortti on voimassa ${CARD_MONTHS} kuukautta ensimmäisestä museokäynnistä.{monthly| Kuukausimaksulla maksettu kortti on voimassa ${CARD_MONTHS} kuukautta ensimmäisestä maksusta.|}`,
        'Kun jatkat voimassaoloa ennen sen päättymistä, uusi kausi alkaa siitä, mihin nykyinen päättyy. Jos voimassaolo on jo ehtinyt päättyä, uusi kausi alkaa jatkamispäivästä. Viimeinen voimassaolopäivä kuuluu aina mukaan.',
      ],
    },
    gift: {
      heading: 'Kortti lahjaksi',
      words: 'lahjakortti syntymäpäivä joululahja',
      body: [
        '[Digilahja](Gift_Digital) lähtee saajan sähköpostiin. [Lahjakuori](Gift_Envelope) kulkee postissa joko sinulle tai suoraan saajalle. Kumpaankaan et tarvitse tiliä.',
        'Saaja aktivoi lahjan itse. Jos hänellä on jo kortti, lahja lisää siihen vuoden.',
      ],
    },
    activation: {
      heading: 'Lahjakortin aktivoiminen',
      body: [
        'Avaa [Aktivoi kortti](Activate_Card) ja kirjoita aktivointikoodi, joka on lahjaviestissä tai kuoren sisällä. Täytä sen jälkeen tietosi. Aktivointi ei maksa mitään.',
      ],
    },
    plastic: {
      heading: 'Muovikortti',
      words: 'muutto muuttanut uusi osoite posti',
      body: [
        'Muovikortti tulee postissa {weeks|viikossa|# viikossa}, mutta sitä ei tarvitse odottaa: asiakasnumero toimii heti. Voit myös jättää muovikortin tilaamatta ja käyttää korttia puhelimessa.',
        'Kortti valmistetaan automaattisesti antamallasi nimellä ja syntymävuodella, etkä voi itse muuttaa niitä jälkikäteen. Osoitteen ja muut tiedot voit muuttaa Omassa {product.ine}.',
      ],
    },
    lost: {
      heading: 'Kadonnut tai rikkoutunut kortti',
      words: 'hukassa hukkasin hukka varastettu rikki väärinkäyttö',
      body: [
        'Muovikortin katoaminen ei estä museokäyntejä: asiakasnumero ja henkilöllisyystodistus riittävät. Uuden muovikortin saat asiakaspalvelusta.',
        'Jos epäilet, että joku käyttää numeroasi, kerro siitä meille. Vaihdamme numeron, ja korttisi toimii entiseen tapaan.',
      ],
    },
    signIn: {
      heading: 'Kirjautuminen ja salasana',
      words: 'tunnus lukittu unohdin kertakoodi ei tule',
      body: [
        `Kirjaudut kertakoodilla tai salasanalla. Koodi tulee sähköpostiin minuutin sisällä ja on voimassa ${CODE_MINUTES} minuuttia. Jos sitä ei näy, katso roskapostikansiosta ja tarkista osoite.`,
        'Unohtuneen salasanan tilalle saat uuden [kirjautumissivun](Login) kautta. Turvallisuussyistä istunto päättyy, kun sivuja ei ole käytetty puoleen tuntiin. Varoitamme siitä puoli minuuttia etukäteen.',
      ],
    },
    withdrawal: {
      heading: 'Ostoksen peruuttaminen',
      words: 'peruutus peru perua kumota rahat takaisin',
      body: [
        `Voit peruuttaa verkossa tekemäsi tilauksen ${WITHDRAWAL_DAYS} päivän kuluessa{monthly|, myös kuukausimaksun|}. Peruuta se sivulla [Peru sopimus tästä](Withdrawal) tai ilmoita siitä asiakaspalveluun ja mainitse tilausnumero. Syytä ei tarvitse kertoa.`,
        'Jos korttia on jo käytetty, palautuksesta voidaan vähentää käytettyä osaa vastaava summa. Tarkat ehdot ovat [käyttöehdoissa](Terms).',
      ],
    },
    companies: {
      heading: 'Tilaukset yrityksille',
      words: 'työpaikka työntekijät henkilöstöetu',
      body: [
        'Yritys tilaa monta korttia kerralla sivulla [Yrityksille](Company_Order), digitaalisina tai lahjakuorissa. Maksaa voi yrityslaskulla, maksukortilla tai verkkopankissa.',
      ],
    },
    lostPhone: {
      heading: 'Puhelin katosi',
      words: 'kännykkä varastettiin hukkasin',
      body: [
        'Korttisi on tililläsi, ei puhelimessa. Kirjaudu toisella laitteella Omaan {product.ill} tai näytä kassalla asiakasnumero sähköpostistasi ja henkilöllisyystodistus. Kadonneen puhelimen istunto päättyy itsestään, kun sitä ei ole käytetty puoleen tuntiin.',
      ],
    },
    giftMissing: {
      heading: 'Lahja ei ole tullut perille',
      body: [
        'Pyydä saajaa katsomaan myös roskapostikansio. Antaja näkee lahjan tilan tilausvahvistuksen linkistä ja voi lähettää lahjan uudelleen tai korjata osoitteen. Lahjakuori on perillä {weeks|viikossa|# viikossa} tilauksesta.',
      ],
    },
    newName: {
      heading: 'Nimeni on muuttunut',
      words: 'sukunimi avioliitto kirjoitusvirhe',
      body: [
        'Kortissa on oltava sama nimi kuin henkilöllisyystodistuksessasi. Ota yhteyttä asiakaspalveluun ja kerro asiakasnumerosi, uusi nimesi ja se, haluatko uuden muovikortin.',
      ],
    },
    child: {
      heading: 'Tarvitseeko lapsi oman kortin?',
      words: 'lapset lapsen alaikäinen perhe nuori',
      body: [
        'Monissa museoissa lapset ja nuoret pääsevät sisään maksutta. Ikäraja on museon oma, joten tarkista se museon sivuilta. Kortti on henkilökohtainen, eikä lapsi pääse sisään aikuisen kortilla.',
      ],
    },
    companion: {
      heading: 'Avustaja tai saattaja',
      words: 'vammainen vammaiskortti koira opaskoira pyörätuoli',
      body: [
        'Kortilla pääsee sisään vain sen haltija. Moni museo päästää avustajan sisään maksutta, kun näytät esimerkiksi EU:n vammaiskortin. Museo päättää siitä itse, joten kysy etukäteen.',
      ],
    },
    student: {
      heading: 'Opiskelijat ja eläkeläiset',
      words: 'alennus työtön eläkeläinen opiskelija varusmies',
      body: [
        'Kortti maksaa kaikille saman verran, eikä siitä ole opiskelija- tai eläkeläisalennusta. Työnantajan kulttuuriedulla voi maksaa oman kortin.',
      ],
    },
    extra: {
      heading: 'Näyttelyt, joista peritään lisämaksu',
      body: [
        'Jotkin museot perivät lisämaksun yksittäisestä näyttelystä tai tapahtumasta. Lisämaksusta kertoo museo, ja se maksetaan museon kassalla.',
      ],
    },
    often: {
      heading: 'Kuinka usein kortilla pääsee museoon?',
      body: [
        'Niin usein kuin haluat, kerran päivässä kussakin museossa. Samana päivänä voit käydä monessa museossa.',
      ],
    },
    waits: {
      heading: 'Kuinka kauan kortti tai lahja odottaa?',
      body: [
        'Kerralla maksettu kortti odottaa ensimmäistä käyntiäsi ilman takarajaa. Myöskään lahjalla ei ole viimeistä käyttöpäivää: koodi toimii, kunnes se aktivoidaan tai tilaus peruutetaan.',
      ],
    },
    benefit: {
      heading: 'Kulttuurietu ei riitä koko hintaan',
      words: 'ePassi Smartum Edenred saldo',
      body: [
        'Tilaus maksetaan yhdellä maksutavalla, joten edun saldon täytyy riittää koko hintaan. Jos se ei riitä, valitse {monthly|verkkopankki, maksukortti tai kuukausimaksu|verkkopankki tai maksukortti}.',
      ],
    },
    employer: {
      heading: 'Työnantajan verotus ja verkkolasku',
      words: 'verovapaa verotus laskutus',
      body: [
        'Työnantajan henkilöstölle ostamien korttien verokohtelusta kertoo [Verohallinto](https://www.vero.fi/). Tilausvahvistuksen kuitissa on arvonlisäveron erittely. Jos tarvitset verkkolaskun, kysy siitä asiakaspalvelusta ennen tilaamista.',
      ],
    },
    newPlastic: {
      heading: 'Uusi muovikortti',
      body: [
        'Uuden muovikortin saat asiakaspalvelusta. Kerro asiakasnumerosi ja tarkista ensin osoitteesi Omassa {product.ine}. Kortin voimassaolo ei muutu.',
      ],
    },
    illness: {
      heading: 'Kuukausimaksu sairauden tai muun vaikean tilanteen aikana',
      words: 'irtisano irtisanominen lopeta työtön työttömyys varaton',
      body: [
        `Kuukausimaksu sitoo ${INSTALMENT_COUNT} kuukautta. Jos sairastut pitkäksi aikaa tai taloutesi muuttuu yllättäen, ota yhteyttä: etsimme kohtuullisen ratkaisun. Kerro meille ennen kuin jätät erän maksamatta.`,
      ],
    },
    refundTime: {
      heading: 'Milloin palautus tulee?',
      words: 'hyvitys rahat takaisin',
      body: [
        `Palautamme maksun viimeistään ${REFUND_DAYS} päivän kuluttua peruutuksesta. Pankin tai maksukortin kautta maksettu raha näkyy tilillä yleensä muutamassa arkipäivässä.`,
        'Kulttuuriedun palautus tehdään käsin samaan palveluun, jolla maksoit. Jos rahaa ei voi palauttaa maksutavallasi, kysymme sinulta tilinumeron sähköpostilla.',
      ],
    },
    death: {
      heading: 'Kortin haltija on kuollut',
      words: 'kuolema kuoli vainaja perikunta',
      body: [
        'Otamme osaa. Omainen tai kuolinpesä voi ilmoittaa asiasta asiakaspalveluun. Suljemme kortin{monthly|, lopetamme kuukausimaksut|} ja kerromme, palautetaanko maksusta jotain.',
      ],
    },
  },
};
