/** Loaded with the first picture: it takes thirty megabytes and longer to read than any other package. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // Two cores answer visitors as well.
  sharp.concurrency(1);
  return sharp;
}
