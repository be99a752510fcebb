import type { texts } from '../../texts/fi/my-deletion.ts';

export type MyDeletionTexts = typeof texts;
