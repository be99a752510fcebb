/** Why a test call to a payment provider failed. */
export const texts = {
  unreachable: 'Palvelimeen {0} ei saatu yhteyttä. Tarkista osoite ja palomuuri.',
  timeout: '{0} ei vastannut ajoissa. Yritä hetken kuluttua uudelleen.',
  broken: 'Yhteys katkesi, ennen kuin {0} ehti vastata. Yritä uudelleen.',
  unverified:
    'Vastauksen allekirjoitus ei täsmää: palvelun {0} avain ei ole sama kuin asetuksissa. Tarkista avain.',
  serverError: '{0} on juuri nyt epäkunnossa (HTTP {1}). Yritä hetken kuluttua uudelleen.',
  unreadable: '{0} vastasi tavalla, jota portaali ei ymmärrä. Tarkista osoite.',
  credentials: '{0} ei hyväksynyt tunnusta tai avainta (HTTP {1}). Tarkista ne asetuksista.',
  refused: '{0} hylkäsi pyynnön (HTTP {1}). Tarkista tunnukset asetuksista.',
  refusedSaying: '{0} hylkäsi pyynnön (HTTP {1}). Palvelu kertoo: ”{2}”',
  badKey: 'Smartumin julkista avainta ei voi lukea. Tarkista asetus SMARTUM_PUBLIC_KEY.',
};
