/** Every screen's texts say at least what the page is called and what it is about. */
export type PageTexts = { title: string; description: string };
