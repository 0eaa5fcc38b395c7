import type { Page } from '../../page';

export default {
  id: 'http',
  title: 'HTTP',
  icon: 'ArrowLeftRight',
  onDemand: true,
  blurb: 'Test basic auth, redirects, status codes and caching.',
  skill: 'reads status codes',
  goal:
    'Addresses of this server, each for one feature of HTTP: basic auth, status codes, redirects, slow responses, ' +
    'downloads, caching, cookies. Practise what happens below a page: credentials, redirects, timeouts, and what ' +
    'the browser sends by itself.',
  pitfall:
    'Taking the page that is shown for the response: a browser follows redirects, uses its cache and sends cookies ' +
    'without a word. Look at the response itself.',
  readMore: {
    playwright: 'https://playwright.dev/docs/network#http-authentication',
    selenium: 'https://www.selenium.dev/documentation/webdriver/interactions/cookies/',
    webdriverio: 'https://webdriver.io/docs/api/browser/getCookies',
    cypress: 'https://docs.cypress.io/api/commands/request',
  },
  requirements: {
    auth:
      '“Basic authentication” and “Digest authentication” lead to “Signed in as admin.” for the name admin with the ' +
      'password admin, and to the status 401 without them or with others.',
    status:
      '“Ask for it” asks for an answer with the status chosen in “Status”, and `http-status` reads “Answered: 404”; ' +
      'for one that leads on, 301 and 302, “Answered: 200, redirected”.',
    open: '“Open it” leads to the answer with the status chosen in “Status”, whose heading names it: “404 Not Found”.',
    redirects:
      '“Follow” goes through as many redirects as chosen in “Redirects”, and `http-redirects` reads “Ended at ' +
      '/http/redirect/0: 200”.',
    slow:
      '“Ask slowly” asks for an answer that takes 2 seconds: `http-slow` reads “Asking” and the button is disabled ' +
      'until it is there, then “Answered: 200”.',
    patience:
      'With the patience “One second” it reads “Gave up” after that time, the request is cancelled and the button ' +
      'enabled again.',
    download:
      '“Download orders” saves “orders.csv”: a header with 5 names, and a line for each of the orders 1001 to 1023.',
    cache:
      '“Ask” reads “Answered: 200” each time; “Ask if changed”, disabled until then, asks with the ETag of that ' +
      'answer and reads “Answered: 304”.',
    cookies:
      '“Set cookies” names in `http-cookies-sent` what the request brought, at first “Sent: none”; in ' +
      '`http-cookies-seen` what the page reads, “practice-session” and not “practice-http-only”.',
    removed:
      '“Remove cookies” reads “Removed” and removes them all: the page reads none, “Read by the page: none”, and the ' +
      'next request brings none, “Sent: none”.',
  },
  testIds: [
    { name: 'http', element: 'div', when: 'always' },
    { name: 'http-basic', element: 'a', when: 'always' },
    { name: 'http-digest', element: 'a', when: 'always' },
    { name: 'http-code', element: 'select', when: 'always' },
    { name: 'http-ask-status', element: 'button', when: 'always' },
    { name: 'http-open-status', element: 'a', when: 'always' },
    { name: 'http-status', element: 'p', when: 'always' },
    { name: 'http-times', element: 'select', when: 'always' },
    { name: 'http-follow', element: 'button', when: 'always' },
    { name: 'http-redirects', element: 'p', when: 'always' },
    { name: 'http-patience', element: 'select', when: 'always' },
    { name: 'http-ask-slow', element: 'button', when: 'always' },
    { name: 'http-slow', element: 'p', when: 'always' },
    { name: 'http-download', element: 'a', when: 'always' },
    { name: 'http-ask-cache', element: 'button', when: 'always' },
    { name: 'http-ask-changed', element: 'button', when: 'always' },
    { name: 'http-cache', element: 'p', when: 'always' },
    { name: 'http-set-cookies', element: 'button', when: 'always' },
    { name: 'http-remove-cookies', element: 'button', when: 'always' },
    { name: 'http-cookies-sent', element: 'p', when: 'always' },
    { name: 'http-cookies-seen', element: 'p', when: 'always' },
  ],
  prose: [
    [
      'Each of these addresses does one thing that HTTP can do. Follow the links as a visitor does, or let the ' +
        'page send a request and show the response.',
      'One address for each feature of HTTP. Go there by a link, or have the page send the request and say ' +
        'what it got.',
    ],
  ],
} as const satisfies Page;
