export const texts = {
  title: 'Ohjeet ja asiakaspalvelu',
  description:
    'Näin ostat, annat lahjaksi, otat käyttöön ja jatkat {product.par}. Asiakaspalvelun yhteystiedot ja vastaukset tavallisimpiin kysymyksiin.',
  lead: 'Useimpiin kysymyksiin löytyy vastaus tältä sivulta. Jos jokin jää auki, kysy meiltä.',
  sections: {
    contact: {
      heading: 'Ota yhteyttä',
      body: [
        'Soita numeroon {phone} tai kirjoita osoitteeseen {email}. Vastaamme puhelimeen {hours}.',
        'Pidä asiakasnumero tai tilausnumero lähellä, niin löydämme asiasi nopeasti. Salasanaa, kertakoodia tai maksukortin tietoja emme kysy koskaan.',
      ],
    },
    buying: {
      heading: 'Kortin ostaminen itselle',
      body: [
        'Valitse [Osta itsellesi](Buy_Museum_Card). Kirjoita ensin sähköpostiosoitteesi: lähetämme siihen kertakoodin, jolla pääset eteenpäin ilman valmista tiliä.',
        'Täytä sitten omat tietosi ja valitse salasana. Kirjoita nimi niin kuin se on henkilöllisyystodistuksessasi, sillä kassalla näytät myös sen. Lopuksi valitset maksutavan.',
        'Kortti on käytössäsi heti, kun maksu on maksettu. Asiakasnumero ja kuitti tulevat sähköpostiin.',
      ],
    },
    paying: {
      heading: 'Maksutavat',
      body: [
        'Voit maksaa verkkopankissa, maksukortilla tai kulttuuriedulla. Kulttuurietu käy omaan korttiin ja voimassaolon jatkamiseen, ei lahjoihin eikä yritystilauksiin.',
        'Jos maksu jää kesken, mitään ei veloiteta ja voit yrittää uudelleen. Jos rahat ovat lähteneet mutta vahvistusta ei näy, älä maksa toista kertaa: tarkistamme maksun ja lähetämme vahvistuksen sähköpostiin.',
      ],
    },
    monthly: {
      heading: 'Kuukausimaksu',
      body: [
        'Kuukausimaksulla kortti maksetaan kahdessatoista erässä maksukortilta. Ensimmäisen erän maksat ostaessasi, ja seuraavat veloitetaan kerran kuukaudessa.',
        'Tilaus sitoo 12 kuukautta, eikä sitä voi keskeyttää kesken kauden. Tilauksella on silti 14 päivän peruuttamisoikeus. Jos veloitus ei onnistu, saat sähköpostin ja voit vaihtaa maksukortin.',
      ],
    },
    desk: {
      heading: 'Kortti museon kassalla',
      body: [
        'Näytä kassalla asiakasnumero ja henkilöllisyystodistus. Numeron löydät Omasta {product.ela}, sähköpostista ja muovikortista.',
        'Kortti on henkilökohtainen: sitä ei voi lainata toiselle. Näyttelykohtaisista lisämaksuista ja poikkeuksista kertoo museo itse.',
      ],
    },
    validity: {
      heading: 'Kuinka kauan kortti on voimassa',
      body: [
        'Kerralla maksettu kortti on voimassa 12 kuukautta ensimmäisestä museokäynnistä. Kuukausimaksulla maksettu kortti on voimassa 12 kuukautta ensimmäisestä maksusta.',
        'Kun jatkat voimassa olevaa korttia, uusi kausi alkaa siitä, mihin nykyinen päättyy. Jos kortti on jo ehtinyt päättyä, uusi kausi alkaa jatkamispäivästä. Viimeinen voimassaolopäivä kuuluu aina mukaan.',
      ],
    },
    gift: {
      heading: 'Kortti lahjaksi',
      body: [
        '[Digitaalinen lahja](Gift_Digital) lähtee saajan sähköpostiin. [Lahjakuori](Gift_Envelope) kulkee postissa joko sinulle tai suoraan saajalle. Kumpaankaan et tarvitse tiliä.',
        'Saaja ottaa lahjan käyttöön itse. Jos hänellä on jo kortti, lahja lisää siihen vuoden.',
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
      body: [
        'Muovikortti tulee postissa {weeks} viikossa, mutta sitä ei tarvitse odottaa: asiakasnumero toimii heti. Voit myös jättää muovikortin tilaamatta ja käyttää korttia puhelimessa.',
        'Kortti valmistetaan automaattisesti antamallasi nimellä ja syntymävuodella, eikä niitä voi muuttaa jälkikäteen. Osoitteen ja muut tiedot voit muuttaa Omassa {product.ine}.',
      ],
    },
    lost: {
      heading: 'Kadonnut tai rikkoutunut kortti',
      body: [
        'Muovikortin katoaminen ei estä museokäyntejä: asiakasnumero ja henkilöllisyystodistus riittävät. Uuden muovikortin saat asiakaspalvelusta.',
        'Jos epäilet, että joku käyttää numeroasi, kerro siitä meille. Vaihdamme numeron, ja korttisi jatkuu entisellään.',
      ],
    },
    signIn: {
      heading: 'Kirjautuminen ja salasana',
      body: [
        'Kirjaudut kertakoodilla tai salasanalla. Koodi tulee sähköpostiin minuutin sisällä ja on voimassa 10 minuuttia. Jos sitä ei näy, katso roskapostikansiosta ja tarkista osoite.',
        'Unohtuneen salasanan tilalle saat uuden [kirjautumissivun](Login) kautta. Turvallisuussyistä istunto päättyy, kun sivuja ei ole käytetty puoleen tuntiin. Varoitamme siitä puoli minuuttia ennen.',
      ],
    },
    withdrawal: {
      heading: 'Ostoksen peruuttaminen',
      body: [
        'Verkosta ostetulla kortilla, lahjalla ja kuukausitilauksella on 14 päivän peruuttamisoikeus. Peruuta sivulla [Peruuta tilaus](Withdrawal), tai kerro siitä asiakaspalveluun ja mainitse tilausnumero. Syytä ei tarvitse kertoa.',
        'Jos korttia on jo käytetty, palautuksesta voidaan vähentää käytettyä osaa vastaava summa. Tarkat ehdot ovat [käyttöehdoissa](Terms).',
      ],
    },
    companies: {
      heading: 'Tilaukset yrityksille',
      body: [
        'Yritys tilaa monta korttia kerralla sivulla [Yrityksille](Company_Order), digitaalisina tai lahjakuorissa. Maksaa voi yrityslaskulla, maksukortilla tai verkkopankissa.',
      ],
    },
  },
};
