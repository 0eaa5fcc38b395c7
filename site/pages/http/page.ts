import type { Page } from '../../page';

export default {
  id: 'http',
  title: 'HTTP',
  icon: 'ArrowLeftRight',
  onDemand: true,
  blurb: 'Test basic auth, redirects, status codes and caching.',
  skill: 'reads status codes',
  words: ['basic auth', 'digest auth', 'status code', '404', '500', 'redirect', '301', '302', '304', 'header', 'response header', 'request header', 'ETag', 'cache', 'caching', 'cookie', 'session', 'HttpOnly', 'timeout', 'slow response', 'CSV download', 'abort'],
  level: 3,
  track: { name: 'What is hard', place: 150 },
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
      'Only admin with the password admin gets “Signed in as admin.” from “Basic authentication” or “Digest ' +
      'authentication”.',
    status: '“Send request” shows the status of the response: “Response: 404”.',
    redirected: 'A redirect, 301 or 302, reads “Response: 200, redirected”.',
    open: '“Open it” leads to the response with the chosen “Status”: “404 Not Found”.',
    redirects: '“Follow” goes through the number of redirects chosen in “Redirects”.',
    ended: '`http-redirects` shows where the redirects end: “Ended at /http/redirect/0: 200”.',
    slow: '“Send slow request” requests a response that takes 2 seconds: “Response: 200”.',
    asking: '`http-slow` reads “Waiting”, with the button disabled, until the response has come.',
    patience: 'With the patience “One second” the request is cancelled after that time: “Gave up”.',
    enabled: '“Send slow request” is enabled again once the page gave up.',
    download: '“Download orders” saves “orders.csv”: a header with 5 names, a line for each order from 1001 to 1023.',
    cache: '“Load” reads “Response: 200” each time.',
    unchanged: '“Load if changed” sends the ETag of the last response: “Response: 304”.',
    early: '“Load if changed” is disabled before the first response.',
    cookies: '“Set cookies” shows which cookies its request sent, at first “Sent: none”.',
    seen: '`http-cookies-seen` reads the cookies that scripts can see: “practice-session”, not “practice-http-only”.',
    removed: 'After “Remove cookies” no cookie is sent or read any more: “Read by the page: none”.',
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
