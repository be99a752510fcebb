import type { texts as fi } from '../fi/cookies.ts';

export const texts: typeof fi = {
  title: 'Kakor',
  description:
    'Vad {product.defgen} webbtjänst sparar i din webbläsare och varför. Vi använder bara nödvändiga kakor.',
  lead: 'Vi använder bara kakor som tjänsten inte fungerar utan eller som minns dina egna val. Därför frågar vi inte om samtycke till kakor.',
  sections: {
    cookies: {
      heading: 'Kakor',
      body: [
        'En kaka är en kort text som webbläsaren sparar och visar för servern. Vi har fyra. Med krypterad förbindelse står __Host- framför namnet på de tre första.',
      ],
      list: [
        'session: håller dig inloggad. Innehåller bara en slumpmässig kod. Upphör när du loggar ut, stänger webbläsaren eller är borta en halv timme.',
        'login: knyter engångskoden till den webbläsare där den begärdes. Gäller lika länge som koden.',
        'login-method: minns om du senast loggade in med engångskod eller lösenord. Gäller i ett år.',
        'theme: minns om du valde ljust eller mörkt utseende. Gäller i ett år.',
      ],
    },
    storage: {
      heading: 'Webbläsarens minne',
      body: [
        'Under ett köp finns beställningens koder, kampanjkoden och det valda betalningssättet (år eller månad) i webbläsarens sessionsminne. Där finns inga namn, adresser eller andra personuppgifter. Minnet töms när du stänger fliken eller loggar ut.',
      ],
    },
    others: {
      heading: 'Vad vi inte gör',
      body: [
        'Sidorna har ingen spårning från annonsnätverk eller sociala medier, och alla filer, även typsnitten, kommer från vår egen server. Om vi någon gång vill mäta något som kräver ditt lov frågar vi först.',
      ],
    },
    control: {
      heading: 'Så tar du bort kakor',
      body: [
        'Du kan ta bort eller blockera kakor i webbläsarens inställningar. Det går att läsa utan dem, men inte att logga in eller köpa. På sidan [Dataskydd](Privacy) berättar vi om övrig behandling av uppgifter.',
      ],
    },
  },
};
