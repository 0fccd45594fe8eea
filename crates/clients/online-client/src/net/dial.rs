//! A way to a server, encrypted where its address says so. Whom a certificate may be signed by says the system, or the
//! file that the variable `SSL_CERT_FILE` names.

use std::{
    fmt::Debug,
    io,
    sync::{Arc, OnceLock},
    time::Duration,
};

use futures_util::{FutureExt, future::BoxFuture};
use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::TcpStream,
    time::timeout,
};
use tokio_rustls::{
    TlsConnector,
    rustls::{
        self, CertificateError, ClientConfig, RootCertStore,
        crypto::ring,
        pki_types::ServerName,
        version::{TLS12, TLS13},
    },
};

use crate::net::{Lost, Origin};

/// How long it may take until there is a way.
const PATIENCE: Duration = Duration::from_secs(20);

/// A way to a server.
pub trait Stream: AsyncRead + AsyncWrite + Debug + Send + Unpin {}

impl<T: AsyncRead + AsyncWrite + Debug + Send + Unpin> Stream for T {}

/// What a program at a table has of the world outside: ways to servers, and chance.
pub trait Network: Debug + Send + Sync + 'static {
    /// Finds a way to a server, or says why there is none.
    fn dial<'a>(&'a self, origin: &'a Origin) -> BoxFuture<'a, Result<Box<dyn Stream>, Lost>>;

    /// Fills bytes that nobody can foretell; false if there are none to be had.
    fn fill(&self, bytes: &mut [u8]) -> bool {
        getrandom::fill(bytes).is_ok()
    }
}

/// The network of this computer.
#[derive(Clone, Copy, Default, Debug)]
pub struct Internet;

impl Network for Internet {
    fn dial<'a>(&'a self, origin: &'a Origin) -> BoxFuture<'a, Result<Box<dyn Stream>, Lost>> {
        dial(origin).boxed()
    }
}

/// The fault of a server’s certificate.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Distrust {
    /// Nobody has signed it whom this computer trusts.
    #[error("nobody has signed it whom this computer trusts")]
    Issuer,
    /// It is over, or has not begun.
    #[error("it is not valid today")]
    Expired,
    /// It is another server’s.
    #[error("it is not of this name")]
    Name,
    /// Something else.
    #[error("it can’t be used")]
    Other,
}

impl Distrust {
    fn of(error: &io::Error) -> Option<Self> {
        let error = error.get_ref()?.downcast_ref::<rustls::Error>()?;
        let rustls::Error::InvalidCertificate(error) = error else { return None };
        Some(match error {
            CertificateError::UnknownIssuer => Self::Issuer,
            CertificateError::Expired
            | CertificateError::ExpiredContext { .. }
            | CertificateError::NotValidYet
            | CertificateError::NotValidYetContext { .. } => Self::Expired,
            CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. } => Self::Name,
            _ => Self::Other,
        })
    }
}

impl From<io::Error> for Lost {
    fn from(error: io::Error) -> Self {
        Distrust::of(&error).map_or_else(|| Self::Broken(error.to_string()), Self::Distrusted)
    }
}

/// Finds a way to a server.
pub(crate) async fn dial(origin: &Origin) -> Result<Box<dyn Stream>, Lost> {
    let found = timeout(PATIENCE, async {
        let secure = origin.secure.then(trust).transpose()?;
        let stream = TcpStream::connect((origin.host(), origin.port())).await?;
        stream.set_nodelay(true)?;
        let Some(config) = secure else { return Ok::<Box<dyn Stream>, Lost>(Box::new(stream)) };
        let name = ServerName::try_from(origin.host().to_owned());
        let name = name.map_err(|error| Lost::Broken(error.to_string()))?;
        Ok(Box::new(TlsConnector::from(Arc::clone(config)).connect(name, stream).await?))
    });
    found.await.unwrap_or_else(|_| Err(Lost::Broken("nobody answers there".to_owned())))
}

/// Whom this computer trusts; it is asked once.
fn trust() -> Result<&'static Arc<ClientConfig>, Lost> {
    static TRUST: OnceLock<Result<Arc<ClientConfig>, String>> = OnceLock::new();
    let trust = TRUST.get_or_init(|| {
        let found = rustls_native_certs::load_native_certs();
        if let (true, Some(error)) = (found.certs.is_empty(), found.errors.first()) {
            return Err(error.to_string());
        }
        let mut roots = RootCertStore::empty();
        // What the system has that is no certificate helps nobody.
        roots.add_parsable_certificates(found.certs);
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_protocol_versions(&[&TLS13, &TLS12])
            .map_err(|error| error.to_string())?;
        Ok(Arc::new(config.with_root_certificates(roots).with_no_client_auth()))
    });
    trust.as_ref().map_err(|error| Lost::Broken(error.clone()))
}
