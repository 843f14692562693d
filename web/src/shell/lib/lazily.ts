// Parts of the page that are loaded when they are needed first. The same promise every time: with another one, what is
// shown when it has come would be made anew. What failed is tried again.
export function lazily<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}
