import type { texts as fi } from '../fi/cookies.ts';

export const texts: typeof fi = {
  title: 'Cookies',
  description:
    'What the {product.low} web service stores in your browser and why. Only necessary cookies are used.',
  lead: 'We use only cookies without which the service would not work or would forget your own choices. That is why this site has no cookie dialog.',
  sections: {
    cookies: {
      heading: 'Cookies',
      body: [
        'A cookie is a short text that the browser keeps and shows to the server. We have four. On an encrypted connection the names of the first three begin with __Host-.',
      ],
      list: [
        'session: keeps you signed in. Holds only a random code. Ends when you sign out, close the browser or are away for half an hour.',
        'login: ties the one-time code to the browser that asked for it. Valid as long as the code.',
        'login-method: remembers whether you last signed in with a one-time code or a password. Valid for a year.',
        'theme: remembers whether you chose the light or the dark appearance. Valid for a year.',
      ],
    },
    storage: {
      heading: 'Browser storage',
      body: [
        'During a purchase the browser’s session storage holds order references, the campaign code and the chosen billing (year or month). There are no names, addresses or other personal data in it. It is emptied when you close the tab or sign out.',
      ],
    },
    others: {
      heading: 'What we do not do',
      body: [
        'The pages have no tracking by advertising networks or social media, and all files, fonts included, come from our own server. If we ever want to measure something that needs your permission, we ask first.',
      ],
    },
    control: {
      heading: 'How to remove cookies',
      body: [
        'You can remove or block cookies in the settings of your browser. Reading works without them, but signing in and buying do not. The page [Privacy](Privacy) tells about the rest of our data processing.',
      ],
    },
  },
};
