/**
 * `<nonomino-puzzle src="…" theme="light|dark">` shows a puzzle of Nonomino in a frame that has the height of its contents. `src` is a
 * link of the web app. The events `started` and `solved` have the seconds in `detail`.
 */
if (!customElements.get('nonomino-puzzle')) {
  customElements.define(
    'nonomino-puzzle',
    class extends HTMLElement {
      static observedAttributes = ['src', 'theme'];

      #frame = document.createElement('iframe');

      /** The origin of the frame; '' if there is none. */
      #origin = '';

      /** @param {MessageEvent} event a message of any window */
      #hear = ({source, origin, data}) => {
        if (!source || source !== this.#frame.contentWindow || origin !== this.#origin) {
          return;
        }
        const {nonomino, height, seconds, checked} = Object(data);
        if (nonomino === 'size' && height > 0 && height < 1e5) {
          this.#frame.style.height = `${+height}px`;
          this.#tell();
        } else if (/^(started|solved)$/.test(nonomino) && seconds >= 0) {
          this.dispatchEvent(new CustomEvent(nonomino, {detail: {seconds: +seconds, checked}}));
        }
      };

      constructor() {
        super();
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          ':host{display:block}:host([hidden]){display:none}iframe{display:block;width:100%;height:40rem;border:0}',
        );
        this.attachShadow({mode: 'open'}).adoptedStyleSheets = [sheet];
        this.#frame.allow = 'fullscreen';
        this.#frame.loading = 'lazy';
      }

      connectedCallback() {
        addEventListener('message', this.#hear);
        this.#show();
      }

      disconnectedCallback() {
        removeEventListener('message', this.#hear);
      }

      /** @param {string} name the changed attribute */
      attributeChangedCallback(name) {
        if (this.isConnected && name === 'src') {
          this.#show();
        } else {
          this.#tell();
        }
      }

      get #theme() {
        return /^(light|dark)$/.exec(this.getAttribute('theme') ?? '')?.[0] ?? 'auto';
      }

      #tell() {
        if (this.#origin) {
          this.#frame.contentWindow?.postMessage({nonomino: 'theme', theme: this.#theme}, this.#origin);
        }
      }

      /** Shows the puzzle; without a link of the web, the children of the element. */
      #show() {
        let link;
        try {
          link = new URL(this.getAttribute('src') ?? '', document.baseURI);
        } catch {
          // none
        }
        this.#origin = '';
        if (link && /^https?:$/.test(link.protocol) && link.hash) {
          this.#origin = link.origin;
          const page = new URL('embed.html', link);
          page.search = `theme=${this.#theme}&origin=${location.origin}`;
          page.hash = link.hash;
          this.#frame.src = page.href;
          this.#frame.title = this.title || 'Sudoku puzzle';
        }
        this.shadowRoot?.replaceChildren(this.#origin ? this.#frame : document.createElement('slot'));
      }
    },
  );
}
