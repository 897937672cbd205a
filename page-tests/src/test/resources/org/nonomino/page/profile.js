/**
 * Reads a stored profile by the modules of the web app. Run in the web app by `BrowserProfileTest`.
 */
const base = new URL('.', document.querySelector('script[type=module]').src).href;
const module = (name) => import(`${base}${name}.js`);

window.profile = {
  /** Returns the keys of plays and drafts that are read only in part, or would be written differently. */
  async changed() {
    const [{fromJson, toJson}, {draftFrom, writtenDraft}] = await Promise.all(
      ['storage/saved', 'storage/saved-drafts'].map(module),
    );
    const rewritten = {
      play: (text) => toJson(fromJson(JSON.parse(text).play)) === JSON.parse(text).play,
      draft: (text) => JSON.stringify(writtenDraft(draftFrom('', JSON.parse(text)))) === text,
    };
    return Object.entries(localStorage)
      .map(([name, text]) => ({name, text, read: rewritten[name.split('.')[1]]}))
      .filter(({text, read}) => read && !read(text))
      .map(({name}) => name)
      .join();
  },

  /** Returns the keys of plays, drafts and ratings that the storage holds otherwise than a profile. */
  different(profile) {
    return Object.entries(JSON.parse(profile))
      .filter(([name, text]) => /^nonomino\.(play|draft|rating)\./.test(name) && localStorage.getItem(name) !== text)
      .map(([name]) => name)
      .join();
  },
};
