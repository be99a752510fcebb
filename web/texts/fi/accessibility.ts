import { openPages } from '../../../contract/page/pages.ts';
import { REVIEW, SUPERVISOR } from '../../../domain/accessibility/review.ts';
import { LONGEST_SESSION_HOURS } from '../../../domain/account/session-clock.ts';
import { formatDate } from '../../../domain/base/format.ts';
import { gapLines } from '../gap-lines.ts';

export const texts = {
  title: 'Saavutettavuusseloste',
  description:
    '{product.gen} verkkopalvelun saavutettavuuden tila, tiedossa olevat puutteet, palautekanava ja valvontaviranomainen.',
  lead: `Museon oven pitää aueta kaikille, ja niin myös tämän palvelun. Tämä seloste koskee {product.gen} verkkopalvelua, ja se on laadittu ${formatDate(REVIEW.statedOn, 'fi')}.`,
  sections: {
    status: {
      heading: 'Saavutettavuuden tila',
      body: [
        `Palvelua koskee laki digitaalisten palvelujen tarjoamisesta (306/2019). Laki edellyttää, että palvelu noudattaa eurooppalaista standardia ${REVIEW.standard} ja sen mukana ${REVIEW.required} -ohjeiston tasoja A ja AA. Oma tavoitteemme on uudempi ohjeisto, ${REVIEW.aim} ja taso AA.`,
        `Oman arviomme mukaan palvelu täyttää vaatimukset. Arvio perustuu automaattisiin tarkistuksiin ja näppäimistöllä tehtyihin kokeiluihin. Viimeksi tarkistukset tehtiin ${formatDate(REVIEW.checkedOn, 'fi')}: ${openPages().length} kaikille avointa sivua vaaleassa ja tummassa ulkoasussa, näytön leveydet ${REVIEW.widths.slice(0, -1).join(', ')} ja ${REVIEW.widths.at(-1)} pikseliä. Ulkopuolista arviointia ja testausta ruudunlukijaa käyttävien kanssa ei ole vielä tehty.`,
      ],
    },
    how: {
      heading: 'Miten palvelu on tehty',
      body: [],
      list: [
        'Kaikki toimii näppäimistöllä, ja kohdistus näkyy selvästi.',
        'Sivut toimivat 320 pikselin levyisinä ja 400 prosentin suurennuksella ilman sivuttaista vieritystä.',
        'Mikään tieto ei ole vain värin tai kuvan varassa.',
        'Liikettä on vähemmän, jos olet valinnut niin laitteesi asetuksissa, ja ulkoasun voi valita vaaleaksi tai tummaksi.',
        'Tietosivut toimivat myös ilman JavaScriptiä.',
        `Istunnon päättymisestä varoitetaan, ja istuntoa voi jatkaa niin monta kertaa kuin haluaa. Viimeistään ${LONGEST_SESSION_HOURS} tunnin kuluttua on kirjauduttava uudelleen.`,
      ],
    },
    gaps: {
      heading: 'Tiedossa olevat puutteet',
      body: [
        'Korttien ryijykuvat ovat koristeita: kaikki kortin tiedot ovat myös tekstinä.',
        'Tiedossamme ovat vain alla luetellut puutteet. Jos löydät muita, kerro meille.',
      ],
      list: gapLines(
        {
          found: 'Havaittu {0}.',
          mended: 'Korjataan viimeistään {0}.',
          gaps: {
            paymentPages:
              'Maksupalvelujen sivut ovat niiden omia, emmekä voi vastata niiden saavutettavuudesta.',
          },
        },
        'fi',
      ),
    },
    feedback: {
      heading: 'Palaute',
      body: [
        `Kerro, jos jokin ei toimi tai jos tarvitset sisällön toisessa muodossa: {email} tai {phone}. Vastaamme ${REVIEW.answerDays} päivän kuluessa.`,
      ],
    },
    authority: {
      heading: 'Valvontaviranomainen',
      body: [
        `Jos et saa meiltä vastausta ${REVIEW.answerDays} päivässä tai vastaus ei riitä, voit ilmoittaa asiasta Liikenne- ja viestintävirasto Traficomille. Traficomin saavutettavuuden valvonta kertoo ilmoittamisesta osoitteessa [saavutettavuusvaatimukset.fi](${SUPERVISOR.site.fi}). Yhteystiedot: Liikenne- ja viestintävirasto Traficom, digitaalisen esteettömyyden ja saavutettavuuden valvontayksikkö, [${SUPERVISOR.email}](mailto:${SUPERVISOR.email}), puhelinvaihde ${SUPERVISOR.phone}.`,
      ],
    },
  },
};
