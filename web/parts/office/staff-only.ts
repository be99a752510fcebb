/** What the office's pages show; null for whoever is not staff. */
export async function staffOnly<Data>(reading: Promise<Data>): Promise<Data | null> {
  try {
    return await reading;
  } catch (error) {
    if ((error as { status?: number }).status === 403) return null;
    throw error;
  }
}
