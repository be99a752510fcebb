import type { texts as help } from '../../texts/fi/help.ts';

export type ContactFormTexts = (typeof help)['contactForm'];
