const words = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '')

/** Packages that so many install that others try names like theirs, of six letters and more, by registry. */
export const knownPackages = {
  python: words(`
    requests urllib3 certifi charset-normalizer setuptools python-dateutil numpy pandas matplotlib scipy
    scikit-learn tensorflow pytorch-lightning pillow cryptography pyyaml jinja2 markupsafe flask django fastapi pydantic
    uvicorn sqlalchemy psycopg2 psycopg2-binary pymongo asyncio aiohttp beautifulsoup4 selenium playwright
    websockets openai anthropic langchain transformers huggingface-hub tiktoken google-api-python-client boto3 botocore
    awscli paramiko pyjwt colorama tabulate python-dotenv opencv-python openpyxl reportlab pypdf2 pdfplumber
    virtualenv pipenv poetry pytest pytest-cov coverage celery gunicorn protobuf grpcio packaging
    typing-extensions discord.py python-telegram-bot web3 streamlit seaborn plotly
  `),
  npm: words(`
    lodash express axios chalk commander moment react-dom webpack typescript eslint prettier nodemon
    dotenv request socket.io mongoose sequelize jsonwebtoken body-parser cookie-parser cross-env node-fetch uuidv4
    rimraf inquirer puppeteer playwright cheerio electron discord.js next-auth tailwindcss styled-components
    babel-core babel-loader css-loader underscore bluebird winston minimist semver nodemailer passport bcrypt
    bcryptjs mongodb stripe openai langchain firebase graphql apollo-server
  `),
} as const

/** Names beside a known one that are packages of their own, and honest ones. */
export const honestNeighbours: ReadonlySet<string> = new Set(
  words(`
    request requests psycopg2 psycopg3 psycopg opencv-python pypdf pypdf2 pypdf3 uuidv4 uuidv5 bcrypt bcryptjs
    expressx cryptograph playwright-core beautifulsoup5 moments lodash-es lodash.js numpy1 numpy2 sqlalchemy2 pyjwt2
    mongodb mongoose seaborn winston websocket websockets commander flask flasks jinja2 jinja3 pillow axios axios2 pymongo
    beautifulsoup discord-py fastai openapi pymantic pytest-csv unicorn gqlalchemy bcrypto body-parse cookieparser csv-loader
    scss-loader csso-loader cjs-loader enquirer graphiql jslint eclint esplint tslint reqwest scrypt semiver server
    socket-io socketio ttypescript uuid-v4 uuidv1 uuidv7 uuid64 mcrypt prequest prettierx dot-env nodeman json-web-token
    asyncio graphql graphql-js react-dom request2 semver semver2 cheerio passport bluebird stripe stripejs next-auth
    dotenv dotenvx cross-env crossenvs electron web3 web3js
  `),
)
