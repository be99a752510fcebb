import type { texts as fi } from '../fi/gift.ts';

export const texts: typeof fi = {
  title: 'Ge som gåva',
  description: 'Ge ett {product} i gåva per e-post eller i kuvert.',
  heading: 'Ett museiår att ge bort.',
  lead: 'Mottagaren aktiverar kortet själv, och året börjar vid det första museibesöket. Om hen redan har ett kort lägger gåvan till ett år på det.',
  digital: {
    name: 'Digital gåva',
    text: 'Till mottagarens e-post, genast eller vid den tidpunkt du väljer. Du kan också skriva ut gåvan själv.',
    go: 'Ge en digital gåva',
  },
  envelope: {
    name: 'Gåvokuvert',
    text: 'Ett tryckt gåvokort med posten, till dig eller direkt till mottagaren. Leverans inom {0|# vecka|# veckor}.',
    go: 'Ge ett gåvokuvert',
  },
  price: '{0} / gåva',
  priceLoading: 'priset laddas',
  got: 'Har du fått en gåva?',
  activate: 'Aktivera kortet',
  rya: 'En rya som inte är knuten än: bilden skapas av mottagarens nummer.',
  label: { title: 'Ännu oknuten', name: 'Mottagarens egen rya' },
};
